// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { readDraft, writeDraft } from "./answers.ts";

const ana = { step: 2, values: { FirstName: "Ana\u0301", updates: true, Email: "" } };
const empty = { step: 1, values: { FirstName: "", updates: false } };
beforeEach(() => {
  sessionStorage.clear();
});

it("come back as stored, separately for each form, and leave nothing behind", () => {
  expect([writeDraft("call", ana), writeDraft("demo", empty)]).toEqual([true, false]);
  expect([readDraft("call"), readDraft("demo")]).toEqual([ana, undefined]);
  writeDraft("demo", ana);
  writeDraft("call", empty);
  expect([readDraft("call"), readDraft("demo")]).toEqual([undefined, ana]);
  writeDraft("demo", undefined);
  expect(sessionStorage).toHaveLength(0);
});

it.each(["", "{", "null", "[1]", '{"call":{"step":1}}'])("%s contains none", (text) => {
  sessionStorage.setItem("drafts", text);
  expect(readDraft("call")).toBeUndefined();
  writeDraft("call", ana);
  expect(readDraft("call")).toEqual(ana);
});
