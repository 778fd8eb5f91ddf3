import { expect, it } from "vitest";
import { fileOf, readAttributes } from "./attributes.ts";

const wanted = (given: Readonly<Record<string, string>>) =>
  readAttributes((name) => given[name] ?? null);

it("has defaults for missing and invalid values", () => {
  const usual = { src: "", table: "orders", height: 420, label: "", theme: "page" };
  expect(wanted({})).toEqual(usual);
  expect(wanted({ height: "tall", theme: "purple", table: " ", src: " " })).toEqual(usual);
});

it("takes valid values", () => {
  expect(
    wanted({ src: " /a.csv ", table: "charges", height: "600px", label: "Charges", theme: "Dark" }),
  ).toEqual({ src: "/a.csv", table: "charges", height: 600, label: "Charges", theme: "dark" });
  expect(wanted({ height: "1" }).height).toBe(240);
  expect(wanted({ height: "1e9" }).height).toBe(4_000);
});

it.each([
  ["/files/orders.csv?x=1", "https://shop.example/files/orders.csv?x=1", "orders.csv"],
  [
    "https://a.example/R%C3%A9sum%C3%A9.csv",
    "https://a.example/R%C3%A9sum%C3%A9.csv",
    "Résumé.csv",
  ],
  ["https://a.example/%zz.csv", "https://a.example/%zz.csv", "%zz.csv"],
  ["https://a.example/", "https://a.example/", "table.csv"],
  ["data:text/csv,a,b", "data:text/csv,a,b", "table.csv"],
])("finds the file of %s", (src, url, name) => {
  expect(fileOf(src, "https://shop.example/page/")).toEqual({ url, name });
});

it.each(["javascript:alert(1)", "https://", "ftp://a.example/x.csv"])(
  "finds no file for %s",
  (src) => {
    expect(fileOf(src, "https://shop.example/")).toBeNull();
  },
);
