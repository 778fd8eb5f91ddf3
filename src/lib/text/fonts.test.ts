import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontCharacters, fontParts } from "./fonts.ts";

const sheet = readFileSync("src/styles/fonts.css", "utf8");
const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => ({
  file: /fonts\/([\w-]+\.woff2)/.exec(body)?.[1],
  range: /unicode-range:\s*([^;]+);/.exec(body)?.[1]?.replace(/\s+/g, " "),
}));
const files = globSync("*.woff2", { cwd: "src/fonts" });

describe("the fonts’ characters", () => {
  it("are each in one of the two files", () => {
    expect(new Set(fontCharacters).size).toBe([...fontCharacters].length);
  });

  it("are declared for every file as it contains them", () => {
    expect(files).not.toEqual([]);
    for (const file of files) {
      const part = file.includes("-extended") ? fontParts.extended : fontParts.base;
      expect(faces).toContainEqual({ file, range: part.unicodeRange });
    }
    expect(faces.filter(({ file }) => file !== undefined)).toHaveLength(files.length);
  });
});
