import { beforeEach, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { pagesKey } from "./pages-key.ts";

const { at, write } = useFolder();

beforeEach(() => {
  write(
    "src/pages/index.astro",
    `---\nimport { Home } from "#sections/Home.tsx";\n---\n<Home />\n`,
  );
  write("src/pages/about.astro", `---\nimport "../styles/about.css";\n---\n`);
  write("src/sections/Home.tsx", `import { Deep } from "./Deep.tsx";\n`);
  write("src/sections/Deep.tsx", "export const Deep = 1;\n");
  write("src/styles/about.css", "a {}\n");
  write("src/content.config.ts", `import { kinds } from "#content/collections.ts";\n`);
  write("src/content/collections.ts", "export const kinds = 1;\n");
  write("package-lock.json", "{}");
});

it.each([
  "src/pages/index.astro",
  "src/sections/Home.tsx",
  "src/styles/about.css",
  "src/content.config.ts",
  "package-lock.json",
])("changes with %s", (path) => {
  const before = pagesKey(at());
  write(path, "// changed");
  expect(pagesKey(at())).not.toBe(before);
});

it.each(["src/sections/Deep.tsx", "src/sections/Home.test.tsx"])(
  "does not change with %s, which no page names",
  (path) => {
    const before = pagesKey(at());
    write(path, "// changed");
    expect(pagesKey(at())).toBe(before);
  },
);
