import { cpSync, rmSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { legalDocument, legalFolder } from "./read.ts";

const { at } = useFolder();
beforeEach(() => {
  cpSync(legalFolder, at(legalFolder), { recursive: true });
});

it("says which file is missing", () => {
  rmSync(at(legalFolder, "terms.md"));
  expect(() => legalDocument("terms", at())).toThrow(
    /^content\/legal\/terms\.md: is missing; put it back\.$/,
  );
});
