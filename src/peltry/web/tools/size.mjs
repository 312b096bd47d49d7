// What a first visit loads, compressed, without fonts and art. More than the limit is an error.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 250_000;
const built = new URL("../built/", import.meta.url).pathname;
const files = readdirSync(built, { recursive: true }).filter((name) => /\.(js|css|html)$/.test(name));
let gzip = 0;
let brotli = 0;
for (const name of files) {
  const bytes = readFileSync(join(built, name));
  gzip += gzipSync(bytes, { level: 9 }).length;
  brotli += brotliCompressSync(bytes).length;
}
console.log(`${files.length} files: ${(gzip / 1000).toFixed(1)} kB gzip, ${(brotli / 1000).toFixed(1)} kB brotli`);
if (gzip > LIMIT) throw new Error(`the client has ${gzip} bytes compressed, over ${LIMIT}`);
