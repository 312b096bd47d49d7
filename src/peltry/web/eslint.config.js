// What the compiler does not see. How the code is laid out is prettier's business alone.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["built/", "node_modules/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ["*.js", "*.ts", "tools/**"], languageOptions: { globals: { ...globals.node } } },
  { files: ["public/**"], languageOptions: { sourceType: "script" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-undef": "off", // the type checker knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-navigation-without-resolve": "off", // a router of our own
      "svelte/no-unused-svelte-ignore": "off", // svelte-check says which are needed
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space
      "svelte/prefer-svelte-reactivity": "off", // ours are replaced as a whole, or never shown
    },
  },
);
