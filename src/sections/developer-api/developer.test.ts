import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { verdictOf } from "#live/forms/lead.ts";

import {
  answerBody,
  answers,
  requestBody,
  requestHeaders,
  sampleLead,
  span,
  outboxDelayTexts,
} from "./lead-request.ts";

it("shows a lead, and responses that the site handles as stated", () => {
  expect(JSON.parse(requestBody)).toEqual(sampleLead);
  expect(JSON.parse(answerBody)).toEqual({ id: sampleLead.id });
  for (const answer of answers) {
    const { status, body } = answer.sample;
    const retryAfter = "retryAfter" in answer.sample ? answer.sample.retryAfter : null;
    expect(verdictOf(sampleLead.id, status, body, retryAfter).kind).toBe(answer.kind);
  }
  for (const status of [400, 413, 422])
    expect(verdictOf(sampleLead.id, status, "", null).kind).toBe("refused");
});

it("names the actual headers and wait times", () => {
  const send = readFileSync("src/live/forms/outbox.ts", "utf8");
  const names = requestHeaders("https://x.example")
    .split("\n")
    .slice(2)
    .map((line) => line.split(":")[0] ?? "");
  expect(names).toEqual(["Content-Type", "Idempotency-Key"]);
  for (const name of names) expect(send).toContain(`"${name}"`);
  expect(outboxDelayTexts).toEqual({
    first: "5 seconds",
    longest: "1 hour",
    lifetime: "7 days",
    asked: "1 day",
  });
  expect(span(90_000)).toBe("90 seconds");
});
