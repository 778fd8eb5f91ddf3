import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { legalIds } from "#lib/routes/legal.ts";
import { legalDocument, legalFolder } from "./read.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "legal-"));
  mkdirSync(join(root, legalFolder), { recursive: true });
  for (const id of legalIds) {
    copyFileSync(`${legalFolder}/${id}.md`, join(root, legalFolder, `${id}.md`));
  }
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const put = (path: string, text = "Words.") => {
  mkdirSync(dirname(join(root, legalFolder, path)), { recursive: true });
  writeFileSync(join(root, legalFolder, path), text);
};

it("says which file is missing", () => {
  rmSync(join(root, legalFolder, "terms.md"));
  expect(() => legalDocument("terms", root)).toThrow(
    /^content\/legal\/terms\.md: is missing; put it back\.$/,
  );
});

it("rejects files that no page would show, each with the page that was meant", () => {
  put("tems.md");
  put("notes/imprint.txt");
  const said = (() => {
    try {
      return legalDocument("terms", root);
    } catch (error) {
      return error instanceof Error ? error.message.split("\n").toSorted() : error;
    }
  })();
  expect(said).toEqual([
    "content/legal/notes/imprint.txt: is not a legal page; use one of terms, privacy-policy, data-privacy-opt-out.",
    'content/legal/tems.md: is not a legal page; did you mean "terms"?',
  ]);
});
