// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { lead } from "#live/forms/leads/lead.fixture.ts";
import { blockStorage } from "#script/start.fixture.ts";
import { deliver } from "./deliver.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A receiver that answers as it is told; jsdom has no database, so leads lie in localStorage. */
function receiver(status: number, body: unknown) {
  const asked = vi.fn(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("leadsEndpoint", "https://leads.shop.example/");
  return asked;
}
const kept = () => localStorage.getItem("leads");

it("where leads are only logged, logs the lead, and keeps and sends nothing", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const asked = receiver(201, {});
  vi.stubGlobal("leadsEndpoint", "");
  await deliver(lead());
  expect(logged).toHaveBeenCalledExactlyOnceWith("Lead", lead());
  expect(asked).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

it("with a receiver, sends it and leaves nothing behind", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const asked = receiver(201, { id: lead().id });
  await deliver(lead());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(kept()).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

it("keeps it while the receiver has not answered for it", async () => {
  receiver(500, {});
  await deliver(lead());
  expect(kept()).toContain(lead().id);
});

it("without a line keeps it, and sends it when the line is back, if the page is still there", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const asked = receiver(201, { id: lead().id });
  await deliver(lead());
  expect(asked).not.toHaveBeenCalled();
  expect(kept()).toContain(lead().id);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => {
    expect(kept()).toBeNull();
  });
  expect(asked).toHaveBeenCalledTimes(1);
});

it("sends it where nothing can be kept", async () => {
  blockStorage();
  const asked = receiver(201, { id: lead().id });
  await deliver(lead());
  expect(asked).toHaveBeenCalledTimes(1);
});

it("never rejects: whatever is missing, the visitor goes on", async () => {
  await expect(deliver(lead())).resolves.toBeUndefined();
  receiver(201, {});
  vi.stubGlobal("fetch", undefined);
  await expect(deliver(lead())).resolves.toBeUndefined();
  expect(kept()).toContain(lead().id);
});
