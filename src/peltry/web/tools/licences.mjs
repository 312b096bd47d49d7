// What others made and the built client carries, with its licences: `licences.txt`, beside the page.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const FONTS = /@fontsource\/[\w-]+/g;

/** The text that a package brings; ours where it only names a well-known licence. */
function licenceOf(folder, { name, license }) {
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? join(folder, file) : join(HERE, `${license}.txt`);
  if (!existsSync(text))
    throw new Error(`${name} brings no licence; put the text of ${license} into tools/${license}.txt`);
  return readFileSync(text, "utf-8").trim();
}

export function licences() {
  const folders = new Set();
  return {
    name: "licences",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      // Fonts come in through a sheet that names their files.
      if (id.endsWith(".css"))
        for (const [font] of code.matchAll(FONTS)) folders.add(join(HERE, "../node_modules", font));
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const [id, module] of Object.entries(chunk.modules ?? {})) {
          const folder = module.renderedLength ? PACKAGE.exec(id)?.[1] : undefined;
          if (folder) folders.add(folder.replace("\0", ""));
        }
      }
      const told = [...folders].sort().map((folder) => {
        const facts = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
        return `${facts.name} ${facts.version} (${facts.license})\n\n${licenceOf(folder, facts)}\n`;
      });
      const head = "What others made and Peltry's browser client carries, each with its licence.\n";
      this.emitFile({
        type: "asset",
        fileName: "licences.txt",
        source: [head, ...told].join(`\n${"=".repeat(80)}\n\n`),
      });
    },
  };
}
