// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { privacyChoices } from "./privacy-choices.ts";
import { start } from "./start.fixture.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it("starts the list of stored items if there are any, now or later", async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = "<astro-island ssr><div data-choices></div></astro-island>";
  const requestHydration = vi.fn();
  Object.assign(document.querySelector("astro-island") ?? {}, { requestHydration });
  start(privacyChoices);
  await settled();
  expect(requestHydration).not.toHaveBeenCalled();
  sessionStorage.setItem("drafts", "{}");
  window.dispatchEvent(new Event("storage"));
  await settled();
  expect(requestHydration).toHaveBeenCalled();
});
