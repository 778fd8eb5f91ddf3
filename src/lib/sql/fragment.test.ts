import { expect, it } from "vitest";
import { fragmentOf, longest, sharedIn } from "./fragment.ts";

it.each(["SELECT 1", "select '<script>alert(1)</script>' -- 100 % “é” 🌱\n\tfrom \"a#b\""])(
  "brings %j back",
  (sql) => {
    expect(sharedIn(fragmentOf(sql) ?? "")).toEqual({ state: "query", sql });
  },
);

it("makes no link of what is empty or too long, and takes none", () => {
  expect(fragmentOf("  \n")).toBeNull();
  expect(fragmentOf("x".repeat(longest + 1))).toBeNull();
  expect(sharedIn(`#q=${"x".repeat(longest + 1)}`)).toEqual({ state: "malformed" });
});

it.each(["#q=%E0%A4%A", "#q=", "#q=%20", "#q=%00select", "#q=%"])("tells %j apart", (hash) => {
  expect(sharedIn(hash)).toEqual({ state: "malformed" });
});

it.each(["", "#", "#writing", "#query=1"])("leaves %j alone", (hash) => {
  expect(sharedIn(hash)).toEqual({ state: "none" });
});
