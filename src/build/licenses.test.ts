import { describe, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { noticeOf, packageOf } from "./licenses.ts";

const { at, write } = useFolder();

/** A package in the folder; undefined omits a file. */
function put(name: string, license: string | undefined, file?: string, text = "Do as you like.\n") {
  write(`${name}/package.json`, JSON.stringify({ version: "1.2.3", license }));
  if (file !== undefined) write(`${name}/${file}`, text);
}

it.each([
  ["/a/node_modules/@tanstack/store/dist/x.js?v=1", "@tanstack/store"],
  ["/a/src/live/table.tsx", undefined],
  ["\0virtual:live-words", undefined],
])("packageOf %j is of %s", (id, name) => {
  expect(packageOf(id)).toBe(name);
});

describe("noticeOf", () => {
  it.each(["GPL-3.0-only", "MIT OR GPL-2.0", "SEE LICENSE IN X", undefined])(
    "refuses %s",
    (license) => {
      put("bad", license, "LICENSE");
      expect(() => noticeOf(at(), "bad")).toThrow(
        `bad is shipped to visitors under the license ${license ?? "none"}, which is not in`,
      );
    },
  );

  it("refuses a package without a text", () => {
    put("bare", "MIT");
    expect(() => noticeOf(at(), "bare")).toThrow("without the text of its license (MIT)");
  });
});
