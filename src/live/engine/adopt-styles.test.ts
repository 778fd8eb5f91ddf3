// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { adoptStyles } from "./adopt-styles.ts";

const root = (): ShadowRoot => document.createElement("div").attachShadow({ mode: "open" });
const texts = ({ adoptedStyleSheets }: ShadowRoot) =>
  adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText.replaceAll(/\s/g, ""));

describe("adoptStyles", () => {
  it("adds each text once and keeps what was there", () => {
    const page = root();
    for (const css of ["a{color:red}", "b{color:red}", "a{color:red}"]) adoptStyles(page, css);
    expect(texts(page)).toEqual(["a{color:red;}", "b{color:red;}"]);
  });

  it("gives two roots the same sheet", () => {
    const [one, other] = [root(), root()];
    adoptStyles(one, "c{color:red}");
    adoptStyles(other, "c{color:red}");
    expect(one.adoptedStyleSheets[0]).toBe(other.adoptedStyleSheets[0]);
  });
});
