// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { bestSection, markWords } from "./hit.ts";
import { pageText } from "./index.fixture.ts";

const marked = (text: string, ...stems: string[]) =>
  markWords(text, new Set(stems))
    .map((piece) => (typeof piece === "string" ? piece : `[${piece.textContent}]`))
    .join("");

describe("marks", () => {
  it.each([
    ["Failed payments fail", ["fail"], "[Failed] payments [fail]"],
    ["Crème brûlée", ["crem"], "[Crème] brûlée"],
    ["The customer’s box", ["customer", "box"], "The [customer’s] [box]"],
    ["e-commerce", ["commerc"], "e-[commerce]"],
    ["nothing", [], "nothing"],
    ["", ["a"], ""],
  ])("%s, %j", (text, stems, expected) => {
    expect(marked(text, ...stems)).toBe(expected);
  });
});

describe("the section that a result leads to", () => {
  const page = pageText("/a/", "Dunning", {
    sections: [
      { text: "Emails", id: "emails" },
      { text: "Dunning emails", id: "dunning-emails" },
      { text: "Dunning emails by text", id: "" },
    ],
  });

  it.each([
    [["dun"], null],
    [["email"], "emails"],
    [["dun", "email"], "dunning-emails"],
    [["other"], null],
  ])("for %j is %s", (stems, expected) => {
    expect(bestSection(page, new Set(stems))?.id ?? null).toBe(expected);
  });
});
