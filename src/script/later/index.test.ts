// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { begin } from "./index.ts";

// What the build fills in, with nothing configured.
vi.stubGlobal("leadsScript", "");
vi.stubGlobal("hasChat", false);
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

it("notes a Tab that was pressed while the script was on its way for a pointer", () => {
  begin(new Event("pointerover"));
  expect("keyboard" in document.documentElement.dataset).toBe(false);
  begin(new KeyboardEvent("keydown", { key: "Tab" }));
  expect("keyboard" in document.documentElement.dataset).toBe(true);
});

it.each([
  ["notes where the visit began", "", "/x/\n"],
  ["notes nothing on the page that lists what is stored", "<div data-choices></div>", null],
])("%s", async (_, html, noted) => {
  vi.resetModules();
  sessionStorage.clear();
  history.replaceState(null, "", "/x/");
  document.body.innerHTML = html;
  const afresh = await import("./index.ts");
  afresh.begin(new Event("pointerover"));
  expect(sessionStorage.getItem("arrival")).toBe(noted);
});
