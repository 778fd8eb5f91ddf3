import { expect, it } from "vitest";
import { cx } from "./cx.ts";

it.each<{ names: readonly (string | false | null | undefined)[]; joined: string | undefined }>([
  { names: ["a", "b c"], joined: "a b c" },
  { names: ["a", false, null, undefined, "", "b"], joined: "a b" },
  { names: [], joined: undefined },
  { names: [undefined], joined: undefined },
])("joins $names to $joined", ({ names, joined }) => {
  expect(cx(...names)).toBe(joined);
});
