import { describe, expect, it } from "vitest";
import {
  begun,
  delayed,
  isEntry,
  isExpired,
  lease,
  leased,
  lifetime,
  refused,
  waitOf,
} from "./entry.ts";
import { lead } from "./lead.fixture.ts";

const now = Date.UTC(2026, 2, 1);
const entry = begun(lead(), now);
const hour = 3_600_000;

describe("an entry", () => {
  it("is nobody else's to send while it is being sent", () => {
    expect(waitOf(entry, now)).toBe(lease);
    expect(waitOf(entry, now + lease)).toBe(0);
    expect(waitOf(leased(entry, now + hour), now + hour)).toBe(lease);
  });

  it("waits twice as long after each attempt, up to an hour", () => {
    let after = entry;
    const pauses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      after = delayed(after, now, 0);
      pauses.push(waitOf(after, now) / 1000);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(after.tries).toBe(12);
  });

  it("takes up to half of the pause away by chance, and never less than the receiver asked for", () => {
    expect(waitOf(delayed(entry, now, 1), now)).toBe(2500);
    expect(waitOf(delayed(entry, now, 0.5, 60_000), now)).toBe(60_000);
    // A year is no answer that a visitor's browser waits for.
    expect(waitOf(delayed(entry, now, 0, 365 * 24 * hour), now)).toBe(24 * hour);
  });

  it("goes after seven days, and not before", () => {
    expect(isExpired(entry, now + lifetime)).toBe(false);
    expect(isExpired(entry, now + lifetime + 1)).toBe(true);
  });

  it("waits no longer than ever because the clock was put back, and is not lost by an hour", () => {
    expect(isExpired(entry, now - hour)).toBe(false);
    expect(waitOf(entry, now - 48 * hour)).toBe(0);
    expect(isExpired(entry, now - 30 * 24 * hour)).toBe(true);
  });

  it("keeps the reason for which it was refused", () => {
    expect(refused(entry, "values.Email must be an e-mail address.").refused).toContain("Email");
  });
});

it.each([
  [entry, true],
  [{ ...entry, more: 1 }, true],
  [{ ...entry, due: "soon" }, false],
  [{ ...entry, kept: Number.NaN }, false],
  [{ ...entry, lead: {} }, false],
  [{ ...entry, lead: null }, false],
  [null, false],
  ["entry", false],
  [[], false],
])("%j is an entry: %s", (value, expected) => {
  expect(isEntry(value)).toBe(expected);
});
