import { cpSync, rmSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { legalDocument, legalFolder } from "./read.ts";

const { at, write } = useFolder();
beforeEach(() => {
  cpSync(legalFolder, at(legalFolder), { recursive: true });
});

it("says which file is missing", () => {
  rmSync(at(legalFolder, "terms.md"));
  expect(() => legalDocument("terms", at())).toThrow(
    /^content\/legal\/terms\.md: is missing; put it back\.$/,
  );
});

it("rejects files that no page would show, each with the page that was meant", () => {
  write(`${legalFolder}/tems.md`);
  write(`${legalFolder}/notes/imprint.txt`);
  const said = (() => {
    try {
      return legalDocument("terms", at());
    } catch (error) {
      return error instanceof Error ? error.message.split("\n").toSorted() : error;
    }
  })();
  expect(said).toEqual([
    "content/legal/notes/imprint.txt: is not a legal page; use one of terms, privacy-policy, data-privacy-opt-out.",
    'content/legal/tems.md: is not a legal page; did you mean "terms"?',
  ]);
});
