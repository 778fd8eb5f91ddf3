/** An injected script can neither use plain text in sinks nor create a policy. */
import { expect, it } from "vitest";
import { scriptPolicy } from "#lib/trusted/script-address.ts";
import { useBrowser } from "#tests/support/browse.ts";
import { takeRefusals } from "#tests/support/refusals.ts";

const open = useBrowser();

it("refuses plain text for markup and code, and other policies; the tests notice each refusal", async () => {
  // Other pages create the site's own policy for the service worker.
  const visit = await open("/data-privacy-opt-out/");
  const refused = await visit.page.evaluate((name) => {
    interface Factory {
      createPolicy(name: string, rules: object): unknown;
    }
    const { trustedTypes } = window as unknown as { readonly trustedTypes: Factory };
    const tries: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => (document.createElement("div").innerHTML = "<img src=x>"),
      "script.src": () => (document.createElement("script").src = "/x.js"),
      Worker: () => new Worker("/x.js"),
      "another policy": () => trustedTypes.createPolicy("another", {}),
      // No worker on this page, so the name is free.
      "the site's own policy": () => trustedTypes.createPolicy(name, {}),
    };
    return Object.entries(tries)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([what]) => what);
  }, scriptPolicy);
  expect(refused).toEqual(["innerHTML", "script.src", "Worker", "another policy"]);
  const heard: string[] = [];
  await expect.poll(() => heard.push(...takeRefusals()) && heard.length).toBe(4);
  expect(heard.filter((text) => text.includes(": require-trusted-types-for refuses"))).toHaveLength(
    3,
  );
  expect(heard.filter((text) => text.includes(": trusted-types refuses"))).toHaveLength(1);
});
