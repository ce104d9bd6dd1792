import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/generated"] }, // how long those become, tests/test_shape.py says
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      "no-undef": "off", // the compiler knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-dynamic-delete": "off", // records by id are what we hold
      "max-lines": ["error", 500],
      "max-lines-per-function": ["error", 40],
      eqeqeq: ["error", "always", { null: "ignore" }],
      // The links are plain: the router takes the clicks (src/app/frame/router.svelte.ts).
      "svelte/no-navigation-without-resolve": "off",
      // A Map or Set that is made anew and never changed needs no reactivity of its own.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: [".svelte"] } },
  },
);
