import { expect, it } from "vitest";
import { verdictOf } from "./verdict.ts";

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
  [200, "null"],
  [301, ""],
  [401, JSON.stringify({ id })],
  [403, ""],
  [404, ""],
  [415, ""],
  [500, JSON.stringify({ id })],
])("%i with %j says nothing for sure: it is sent again", (status, body) => {
  expect(verdictOf(id, status, body, null)).toEqual({ kind: "later", asked: 0 });
});

it.each([400, 413, 422])("%i is for good, with the receiver's sentence", (status) => {
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
