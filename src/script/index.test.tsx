// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Tabs } from "#ui/Tabs.tsx";

const { scripted } = document.documentElement.dataset;

it("marks the page as scripted at once and serves what is parsed later", async () => {
  expect(scripted).toBeUndefined();
  await import("./index.ts");
  expect(document.documentElement.dataset["scripted"]).toBe("");
  const tabs = ["one", "two"].map((id) => ({ id, label: id, panel: id }));
  document.body.innerHTML = renderToStaticMarkup(<Tabs label="Row" tabs={tabs} selected="one" />);
  fireEvent.click(screen.getByRole("tab", { name: "two" }));
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("two");
});
