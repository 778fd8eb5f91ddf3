/** The formatter of all but `.astro` files, which only Prettier reads (docs/decisions/0042-two-formatters.md). */
import { defineConfig } from "oxfmt";
import prettier from "./.prettierrc.json" with { type: "json" };

export default defineConfig({
  printWidth: prettier.printWidth,
  sortTailwindcss: { stylesheet: prettier.tailwindStylesheet },
  sortPackageJson: false,
});
