import { describe, expect, it } from "vitest";
import { defineSite } from "./config.ts";
import { expiryOf } from "./security-txt.ts";

const defaults = {
  product: "Tidewater",
  hosts: {},
  chat: { appId: "", region: "us" },
  leads: "log",
} as const;
const day = 24 * 60 * 60 * 1000;

describe("expiryOf", () => {
  it.each(["2026-11-01T00:00:00Z", "2028-02-29T12:00:00Z"])(
    "is ten to eleven months after %s, and never a year",
    (now) => {
      const ahead = Date.parse(expiryOf(undefined, new Date(now))) - Date.parse(now);
      expect(ahead).toBeGreaterThan(300 * day);
      expect(ahead).toBeLessThan(337 * day);
    },
  );

  it("is the owner's day, if set", () => {
    const day = `${String(new Date().getFullYear() + 1)}-06-30`;
    const { securityExpires } = defineSite(defaults, { SITE_SECURITY_EXPIRES: day });
    expect(expiryOf(securityExpires, new Date())).toBe(`${day}T00:00:00.000Z`);
  });

  it("stops the build once that day is past", () => {
    expect(() => defineSite(defaults, { SITE_SECURITY_EXPIRES: "2024-01-31" })).toThrow(
      'SITE_SECURITY_EXPIRES is "2024-01-31"; expected a day to come: security.txt has expired.',
    );
  });

  it.each(["2027-02-30", "30.6.2027", "soon"])("%s is no day", (value) => {
    expect(() => defineSite(defaults, { SITE_SECURITY_EXPIRES: value })).toThrow(
      `SITE_SECURITY_EXPIRES is "${value}"; expected a day such as 2027-06-30.`,
    );
  });
});
