import { expect, it } from "vitest";
import { fragmentOf, maxSqlLength, readShareLink } from "./fragment.ts";

it.each(["SELECT 1", "select '<script>alert(1)</script>' -- 100 % “é” 🌱\n\tfrom \"a#b\""])(
  "restores %j",
  (sql) => {
    expect(readShareLink(fragmentOf(sql) ?? "")).toEqual({ state: "query", sql });
  },
);

it("makes and accepts no link that is empty or too long", () => {
  expect(fragmentOf("  \n")).toBeNull();
  expect(fragmentOf("x".repeat(maxSqlLength + 1))).toBeNull();
  expect(readShareLink(`#q=${"x".repeat(maxSqlLength + 1)}`)).toEqual({ state: "malformed" });
});

it.each(["#q=%E0%A4%A", "#q=", "#q=%20", "#q=%00select"])("reports %j as broken", (hash) => {
  expect(readShareLink(hash)).toEqual({ state: "malformed" });
});

it.each(["", "#", "#query=1"])("ignores %j", (hash) => {
  expect(readShareLink(hash)).toEqual({ state: "none" });
});
