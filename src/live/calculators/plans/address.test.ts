import { expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { fromAddress, toAddress } from "#live/calculators/use-calculator.ts";
import { plainNumber } from "#live/calculators/numbers.ts";
import { fieldIds, fieldRules } from "./fields.ts";
import { yearOf } from "./plans.fixture.ts";

const read = (hash: string) => fromAddress(hash, "calculator");

it("round-trips any year", () => {
  const random = seededRandom("addresses");
  for (let i = 0; i < 500; i++) {
    const year = yearOf(random);
    const texts = Object.fromEntries(
      fieldIds.map((id) => [id, plainNumber(fieldRules[id], year[id])]),
    );
    expect(read(toAddress("calculator", texts))).toEqual(texts);
  }
});

it("keeps text that is not a number as typed", () => {
  const texts = { stores: "two & <three>", users: "9".repeat(10_000) };
  expect(read(toAddress("calculator", texts))).toEqual(texts);
});

it.each([
  ["", null],
  ["#other?users=1", null],
  ["#calculator?", {}],
  ["#calculator?users=%E0%A4%A&runs=1%202", { users: "\ufffd%A", runs: "1 2" }],
])("reads %.40s", (hash, found) => {
  expect(read(hash)).toEqual(found);
});
