import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { addressOf } from "#live/calculators/address.ts";
import { fieldIds, planCalculatorId } from "#live/calculators/plans/fields.ts";
import { verdictOf } from "#live/forms/lead.ts";
import { sharedIn } from "#lib/sql/fragment.ts";
import { framedToolLink, planLink, queryLink, toolLink } from "./Embeds.tsx";
import {
  answerBody,
  answers,
  requestBody,
  requestHeaders,
  sampleLead,
  span,
  waits,
} from "./exchange.ts";

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
  expect(waits).toEqual({
    first: "5 seconds",
    longest: "1 hour",
    lifetime: "7 days",
    asked: "1 day",
  });
  expect(span(90_000)).toBe("90 seconds");
});

it("writes addresses that can be read back completely", () => {
  const starts = {
    subscriptions: 240_000,
    upsells: 0,
    affiliates: 0,
    sms: 0,
    mms: 0,
    stores: 2,
    users: 6,
    agents: 0,
    runs: 0,
    failed: 8,
    today: 25,
    retried: 70,
    charge: 40,
    margin: 60,
    saved: 0,
    later: 0,
    tools: 0,
  };
  const plan = planLink(starts);
  expect(
    addressOf(planCalculatorId, fieldIds).fromAddress(plan.slice(plan.indexOf("#"))),
  ).toMatchObject({
    texts: { subscriptions: "240000", stores: "2" },
    odd: 0,
  });
  const query = queryLink("SELECT 1");
  expect(sharedIn(query.slice(query.indexOf("#")))).toMatchObject({ sql: "SELECT 1" });
  for (const link of [toolLink, framedToolLink])
    expect(
      addressOf("tool-margin", ["price", "discount"]).fromAddress(link.slice(link.indexOf("#"))),
    ).toEqual({ texts: { price: "75", discount: "10" }, odd: 0 });
});
