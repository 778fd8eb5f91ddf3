import { describe, expect, it } from "vitest";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { fieldIds, fieldRules } from "#live/calculators/plans/fields.ts";
import { type FaultKind, plainNumber, readField } from "./numbers.ts";
import { mostOf } from "./random-value.fixture.ts";

const money = fieldRules.subscriptions;
const stores = fieldRules.stores;

describe("money", () => {
  it.each([
    ["1000", 100_000],
    ["1,000.50", 100_050],
    ["$1,000.5", 100_050],
    ["US$12", 1200],
    ["1 000 000", 100_000_000],
    ["1'000", 100_000],
    ["  7 ", 700],
    [".5", 50],
    ["5.", 500],
    ["10,000,000,000", 1_000_000_000_000],
  ])("%j is read", (text, value) => {
    expect(readField(text, money)).toEqual({ value, fault: null });
  });

  it.each<[string, FaultKind, string]>([
    ["", "empty", ""],
    [" \u00a0 ", "empty", ""],
    ["-5", "small", "0"],
    ["−$5", "small", "0"],
    ["(500)", "small", "0"],
    ["€500", "currency", ""],
    ["500 ₹", "currency", ""],
    ["١٢٣", "letters", ""],
    ["1.000,50", "separators", "1,000.50"],
    ["1.234.567", "separators", "1,234,567"],
    ["1 234,5", "separators", "1,234.5"],
    ["1.000", "grouping", ""],
    ["0.005", "cents", ""],
    ["1,50", "separators", "1.50"],
    ["12,34,567", "separators", "1,234,567"],
    ["1,,000", "grouping", ""],
    ...["five", "500k", "1e9", "0x10", "NaN", "Infinity", "<script>alert(1)</script>"].map(
      (text): [string, FaultKind, string] => [text, "letters", ""],
    ),
    ["\u202e123", "letters", ""],
    ["$", "currency", ""],
    [",", "letters", ""],
    ["10000000000.01", "large", "10,000,000,000"],
    ["9".repeat(10_000), "large", "10,000,000,000"],
  ])("%.20j is asked back", (text, fault, instead) => {
    expect(readField(text, money)).toEqual({ value: null, fault, instead });
  });
});

describe("how many", () => {
  it.each([
    ["3", 3],
    ["1,000", 1000],
    ["100000", 100_000],
  ])("%j is read", (text, value) => {
    expect(readField(text, stores)).toEqual({ value, fault: null });
  });

  it.each<[string, FaultKind]>([
    ["2.5", "fraction"],
    ["0", "small"],
    ["-1", "small"],
    ["", "small"],
    ["$3", "letters"],
    ["1.000", "grouping"],
    ["1,50", "grouping"],
    ["1,00,000", "separators"],
    ["100001", "large"],
  ])("%j is asked back", (text, fault) => {
    expect(readField(text, stores)).toMatchObject({ value: null, fault });
  });
});

describe("a share", () => {
  const share = { kind: "percent", min: 0, max: 100 } as const;
  it.each([
    ["8", 800],
    ["8%", 800],
    ["2.5 %", 250],
    [".5%", 50],
  ])("%j is read", (text, value) => {
    expect(readField(text, share)).toEqual({ value, fault: null });
    expect(readField(plainNumber(share, value), share).value).toBe(value);
  });

  it.each<[string, FaultKind, string]>([
    ["%", "letters", ""],
    ["", "empty", ""],
    ["-5%", "small", "0"],
    ["101", "large", "100"],
    ["8.125", "cents", ""],
    ["2,5", "separators", "2.5"],
  ])("%j is asked back", (text, fault, instead) => {
    expect(readField(text, share)).toEqual({ value: null, fault, instead });
  });
});

it("knows a choice by its word alone", () => {
  const periods = { kind: "choice", options: ["week", "month"] } as const;
  expect(readField("month", periods)).toEqual({ value: 1, fault: null });
  expect(readField("Month", periods).value).toBeNull();
  expect(plainNumber(periods, 1)).toBe("month");
});

describe("at random", () => {
  it("any characters are a number within the bounds, or a fault", () => {
    const random = seededRandom("signs");
    const signs = [..."0123456789.,,..  '’-−()$€£%eE+kx٣５½\u0301\u202e\u0000\n<>&#=?"];
    const pick = () => signs[Math.floor(random() * signs.length)] ?? "0";
    for (let i = 0; i < 20_000; i++) {
      const id = fieldIds[i % fieldIds.length] ?? "sms";
      const text = Array.from({ length: Math.floor(random() * 14) }, pick).join("");
      const reading = readField(text, fieldRules[id]);
      const { value, fault, instead = "" } = reading;
      if (value === null) expect(fault).not.toBeNull();
      else
        expect(Number.isSafeInteger(value) && value >= 0 && value <= mostOf(fieldRules[id])).toBe(
          true,
        );
      // The proposal has the typed digits, and is accepted.
      if (fault !== "separators") continue;
      const digits = (written: string) => written.replace(/\D/g, "").replace(/^0+/, "");
      expect(digits(instead)).toBe(digits(text));
      expect(readField(instead, fieldRules[id]).fault).toBeNull();
    }
  });
});
