// What the formatter cannot see: unused and unawaited things, missing keys, long lines, long files.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const typed = {
  projectService: true,
  tsconfigRootDir: import.meta.dirname,
  extraFileExtensions: [".svelte"],
};

const PATHS = "^\\s*(d|points)=|svelte-ignore"; // drawings and notes that cannot be broken

export default defineConfig(
  globalIgnores(["node_modules", "public", "src/wire.ts", "src/boards/*/view.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser, parserOptions: typed },
    rules: {
      "@typescript-eslint/no-explicit-any": "off", // a view is a game's own business
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
      "max-len": ["error", { code: 100, ignoreUrls: true, ignorePattern: PATHS }],
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte", "tests/**/*.ts"],
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "svelte/no-navigation-without-resolve": "off", // of SvelteKit
      "svelte/no-unused-svelte-ignore": "off", // svelte-check knows better
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space
      "svelte/prefer-svelte-reactivity": "off", // plain maps are meant where they stand
      "svelte/require-each-key": "off", // most lists never change
    },
  },
  { files: ["src/**/*.ts", "tests/**/*.ts"], rules: { "max-lines": ["error", 400] } },
  { files: ["src/lib/i18n.svelte.ts"], rules: { "max-len": "off" } },
  {
    files: ["*.js", "*.ts"],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] } },
    },
  },
);
