/** /licenses.txt lists the packages in the built files, and no others. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listedIn } from "#build/licenses.ts";
import { dist, root } from "#tests/support/dist.ts";

const text = readFileSync(join(dist, "licenses.txt"), "utf8");
const listed = listedIn(text).map(({ name }) => name);

/** Text that is in a file only if it contains a package. */
const traces: Readonly<Record<string, RegExp>> = {
  "react-dom": /rendererPackageName:[`"']react-dom/,
  "@codemirror/view": /cm-editor/,
  "@sqlite.org/sqlite-wasm": /sqlite3_libversion/,
  tailwindcss: /tailwindcss v\d/,
  astro: /customElements\.define\("astro-island"/,
};

describe("the built files", () => {
  const files = globSync(["**/*.{js,css}", "tables/index.html"], { cwd: dist }).map((file) =>
    readFileSync(join(dist, file), "utf8"),
  );

  it.each(Object.entries(traces))("%s is in them, and listed with a text", (name, trace) => {
    expect(files.some((file) => trace.test(file))).toBe(true);
    expect(listed).toContain(name);
    expect(text).toMatch(new RegExp(`={80}\\n${name} \\S+, \\S+\\n\\n\\w`));
  });
});

it("names no package twice, and each at the version that is installed", () => {
  expect(new Set(listed).size).toBe(listed.length);
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version: string }> };
  for (const { name, version } of listedIn(text))
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
});
