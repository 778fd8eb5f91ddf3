/** The formatter for all files but `.astro`, which only Prettier reads (docs/decisions/0001-stack.md). */
import { defineConfig } from "oxfmt";
import prettier from "./.prettierrc.json" with { type: "json" };

export default defineConfig({
  printWidth: prettier.printWidth,
  sortTailwindcss: { stylesheet: prettier.tailwindStylesheet },
  sortPackageJson: false,
});
