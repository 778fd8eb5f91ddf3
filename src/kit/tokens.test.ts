import { expect, it } from "vitest";
import { tokenValue } from "./tokens.ts";

it("reads a value, and not that of a token whose name begins alike", () => {
  const css = "--text-small--line-height: 1.5;\n--text-small: 0.875rem;";
  expect(tokenValue("text-small", css)).toBe("0.875rem");
});

it("puts a value of several lines on one", () => {
  expect(tokenValue("shadow", "--shadow: 0 1px\n    2px;")).toBe("0 1px 2px");
});

it("says which token is missing", () => {
  expect(() => tokenValue("text-huge", "")).toThrow(
    "src/styles/tokens.css has no token --text-huge",
  );
});
