/**
 * Lint rules, among them the house's: which layer may import from which, how long a component may be, and
 * what types may not do. CONTRIBUTING.md lists each with its reason.
 */
import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "eslint/config";
import astro from "eslint-plugin-astro";
import tailwind from "eslint-plugin-better-tailwindcss";
import tseslint from "typescript-eslint";

/** The layers from top to bottom: each may use those below it and its own files, never one above. */
const layers = ["pages", "layouts", "sections", "live", "illustrations", "ui", "lib"];

/** Class names of our own stylesheets. Those next to a component are not known to Tailwind. */
const ownClasses = globSync("src/**/*.css").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name]) => `^${name}$`),
);

/** Refuses imports from every layer above. `#lib/x.ts` and `../lib/x.ts` are the same thing. */
/** @type {import("eslint").Linter.Config[]} */
const noUpwardImports = layers.slice(1).map((layer, i) => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  ignores: ["**/*.test.{ts,tsx}"],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        patterns: [
          {
            regex: `^(#|(\\.\\./)+)(${layers.slice(0, i + 1).join("|")}|kit|editor|build)/`,
            message: `src/${layer}/ may not import from a layer above it (CONTRIBUTING.md).`,
          },
          ...(layer === "lib"
            ? [
                {
                  regex: "^(react|astro)",
                  message: "src/lib/ holds pure functions: no React, no Astro.",
                },
              ]
            : []),
        ],
      },
    ],
  },
}));

export default defineConfig(
  {
    ignores: ["dist/", "build/", "**/.astro/", ".cache/", "node_modules/"],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/dot-notation": "off",
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  // The compiler reports these names too; the rule took half the time of all.
  { files: ["**/*.{ts,tsx,mjs,js}"], rules: { "@typescript-eslint/no-unused-vars": "off" } },
  {
    files: ["{src,editor}/**/*.tsx"],
    rules: { "max-lines": ["error", { max: 200, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: [
      "{src,editor}/**/*.{ts,astro}",
      "server/**/*.ts",
      "scripts/**/*.{ts,mjs}",
      "examples/**/*.ts",
    ],
    rules: { "max-lines": ["error", { max: 350, skipBlankLines: true, skipComments: true }] },
  },
  // In markup a style attribute breaks the policy of the pages. Live parts may set positions: script does that, not
  // markup. Cards (src/cards/) become pictures at build time.
  {
    files: ["src/{sections,ui,pages,layouts,illustrations,kit}/**/*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name='style']",
          message: "The policy of the pages refuses style attributes: use a class.",
        },
      ],
    },
  },
  // A class that neither Tailwind, the tokens nor one of our stylesheets knows would do nothing.
  {
    files: ["src/**/*.{tsx,astro}"],
    plugins: { "better-tailwindcss": tailwind },
    settings: { "better-tailwindcss": { entryPoint: "src/styles/global.css" } },
    rules: { "better-tailwindcss/no-unknown-classes": ["error", { ignore: ownClasses }] },
  },
  { files: ["src/**/*.test.{ts,tsx}"], rules: { "max-lines": "off" } },
  // What it does is to log: the callback of the specification (7.2).
  { files: ["src/live/forms/outbox.ts"], rules: { "no-console": "off" } },
  ...noUpwardImports,
);
