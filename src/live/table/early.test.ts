import { expect, it } from "vitest";
import { nothingEarly, pressedEarly } from "./early.ts";

const after = (...presses: readonly (readonly [string, boolean?])[]) =>
  presses.reduce((early, [key, shift = false]) => pressedEarly(early, key, shift), nothingEarly);

it("gathers presses in their order", () => {
  expect(after(["head:total"], ["head:total"], ["head:id", true]).sort).toEqual([
    { column: "total", direction: "descending" },
    { column: "id", direction: "ascending" },
  ]);
  expect(after(["tab:customers"], ["tab:charges"]).table).toBe("charges");
  expect(after(["filter"]).panel).toBe("filter");
  expect(after(["filter"], ["filter"]).panel).toBeNull();
  expect(after(["head:a:b"]).sort[0]?.column).toBe("a:b");
});

it("leaves alone what is no press of its own", () => {
  expect(after(["search"], ["upload"], ["nonsense"])).toEqual(nothingEarly);
});
