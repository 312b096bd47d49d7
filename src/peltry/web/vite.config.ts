import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./tools/licences.mjs";

// The server that plays the games, while the client is developed with `npm run dev`.
const server = process.env.PELTRY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "built",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict Content Security Policy: no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    setupFiles: ["tests/browser.ts"],
    restoreMocks: true,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".", "../words"] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
