import { describe, expect, it } from "vitest";
import {
  delayed,
  type Entry,
  isEntry,
  isExpired,
  lease,
  withLease,
  lifetime,
  verdictOf,
  waitOf,
} from "./lead.ts";
import { lead } from "./lead.fixture.ts";

const now = Date.UTC(2026, 2, 1);
const entry: Entry = withLease({ lead: lead(), kept: now, tries: 0, due: now }, now);
const hour = 3_600_000;

describe("an entry", () => {
  it("cannot be sent by another tab while it is being sent", () => {
    expect(waitOf(entry, now)).toBe(lease);
    expect(waitOf(entry, now + lease)).toBe(0);
    expect(waitOf(withLease(entry, now + hour), now + hour)).toBe(lease);
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

  it("shortens the pause by up to half at random, but never below the receiver's request", () => {
    expect(waitOf(delayed(entry, now, 1), now)).toBe(2500);
    expect(waitOf(delayed(entry, now, 0.5, 60_000), now)).toBe(60_000);
    // A visitor's browser does not wait for a year.
    expect(waitOf(delayed(entry, now, 0, 365 * 24 * hour), now)).toBe(24 * hour);
  });

  it("expires after seven days, and not before", () => {
    expect(isExpired(entry, now + lifetime)).toBe(false);
    expect(isExpired(entry, now + lifetime + 1)).toBe(true);
  });

  it("waits no longer if the clock was set back, and is not lost by an hour", () => {
    expect(isExpired(entry, now - hour)).toBe(false);
    expect(waitOf(entry, now - 48 * hour)).toBe(0);
    expect(isExpired(entry, now - 30 * 24 * hour)).toBe(true);
  });
});

it.each([
  [entry, true],
  [{ ...entry, more: 1 }, true],
  [{ ...entry, due: "soon" }, false],
  [{ ...entry, kept: Number.NaN }, false],
  [{ ...entry, lead: {} }, false],
  [null, false],
  [[], false],
])("%j is an entry: %s", (value, expected) => {
  expect(isEntry(value)).toBe(expected);
});

const id = "0b9c3f1e-7a34-4c51-9d0e-000000000001";

it.each([200, 201, 202])("%i with the lead's own id ends it", (status) => {
  expect(verdictOf(id, status, JSON.stringify({ id }), null)).toEqual({ kind: "stored" });
});

it.each([
  [200, "<h1>Welcome to the hotel</h1>"],
  [200, JSON.stringify({ id: "another" })],
  [201, ""],
  [204, ""],
  [200, `{"id":"${id}"`],
  [301, ""],
  [500, JSON.stringify({ id })],
])("%i with %j is not certain: it is sent again", (status, body) => {
  expect(verdictOf(id, status, body, null)).toEqual({ kind: "later", asked: 0 });
});

it.each([400, 413, 422])("%i is final, with the receiver's sentence", (status) => {
  expect(verdictOf(id, status, JSON.stringify({ error: "No." }), null)).toEqual({
    kind: "refused",
    reason: "No.",
  });
  expect(verdictOf(id, status, "<p>", null)).toEqual({ kind: "refused", reason: String(status) });
  const long = verdictOf(id, status, JSON.stringify({ error: "x".repeat(9999) }), null);
  expect(long).toEqual({ kind: "refused", reason: "x".repeat(200) });
});

it.each([
  ["30", 30_000],
  ["0", 0],
  ["-5", 0],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 0],
  ["99999999999", 0],
])("Retry-After: %s asks for %i milliseconds", (header, asked) => {
  expect(verdictOf(id, 503, "", header)).toEqual({ kind: "later", asked });
});
