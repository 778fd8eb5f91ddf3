import { expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { fromAddress, toAddress } from "#live/calculators/use-calculator.ts";
import { plainNumber } from "#live/calculators/numbers.ts";
import { fieldIds, fieldRules } from "./fields.ts";
import { yearOf } from "./plans.fixture.ts";

const read = (hash: string) => fromAddress(hash, "calculator", fieldIds);

it("round-trips any year", () => {
  const random = seededRandom("addresses");
  for (let i = 0; i < 500; i++) {
    const year = yearOf(random);
    const texts = Object.fromEntries(
      fieldIds.map((id) => [id, plainNumber(fieldRules[id], year[id])]),
    );
    expect(read(toAddress("calculator", texts))).toEqual({ texts, odd: 0 });
  }
});

it("keeps text that is not a number as typed, and leaves out text that is too long", () => {
  const blank = Object.fromEntries(fieldIds.map((id) => [id, ""]));
  const texts = { ...blank, stores: "two & <three>", users: "9".repeat(61) };
  const found = read(toAddress("calculator", texts));
  expect(found?.texts["stores"]).toBe("two & <three>");
  expect(found?.texts["users"]).toBeUndefined();
});

it.each([
  ["", null],
  ["#calculator?", { texts: {}, odd: 0 }],
  ["#calculator?__proto__=1&price=0", { texts: {}, odd: 2 }],
  ["#calculator?users=%E0%A4%A&runs=1%202", { texts: { users: "\ufffd%A", runs: "1 2" }, odd: 0 }],
  [`#calculator?sms=${"1".repeat(5000)}`, { texts: { sms: `${"1".repeat(60)}…` }, odd: 0 }],
])("reads %.40s", (hash, found) => {
  expect(read(hash)).toEqual(found);
});
