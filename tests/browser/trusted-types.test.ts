/** What a script that slipped in would try: sinks take no text, and no policy of its own can be made. */
import { expect, it } from "vitest";
import { scriptPolicy } from "#lib/trusted/script-address.ts";
import { useBrowser } from "#tests/support/browse.ts";
import { takeRefusals } from "#tests/support/refusals.ts";

const open = useBrowser();

it("refuses plain text for markup and code, and other policies; and the tests hear of it", async () => {
  // Every other page lets the service worker in when it is idle, and makes the site's own policy for it.
  await using visit = await open("/data-privacy-opt-out/");
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
      // Nothing here needs a worker, so the name is free.
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
