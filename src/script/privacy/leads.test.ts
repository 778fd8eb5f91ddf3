// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { begun, refused } from "#live/forms/leads/entry.ts";
import { lead } from "#live/forms/leads/lead.fixture.ts";
import { tellLeads } from "./leads.ts";

const kept = Date.UTC(2026, 2, 1, 12);
beforeEach(() => {
  document.body.innerHTML = `<section data-lead-waits="waits" data-lead-refused="was not accepted:"></section>`;
});

it("tells each lead by its address and day, and what holds it up", async () => {
  const entries = [begun(lead(), kept), refused(begun(lead(2), kept), "Too long.")];
  expect(await tellLeads(() => Promise.resolve(entries))).toBe(
    "ana@shop.example, Mar 1, 2026: waits; ana@shop.example, Mar 1, 2026: was not accepted: Too long.",
  );
});

it("says nothing of an outbox that is empty", async () => {
  expect(await tellLeads(() => Promise.resolve([]))).toBeUndefined();
});
