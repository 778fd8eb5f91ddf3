// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { Tabs } from "#ui/Tabs.tsx";
import { start } from "#script/start.fixture.ts";
import { sameAddress } from "./same-address.ts";

afterEach(() => {
  history.replaceState(null, "", "/");
});

it("opens the panel again whose address stands already", () => {
  const tabs = ["one", "two"].map((id) => ({ id, label: id, panel: id }));
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <Tabs label="Row" tabs={tabs} selected="one" />
      <a href="#two">To two</a>
      <a href="/elsewhere/">Elsewhere</a>
    </>,
  );
  start(sameAddress);
  history.replaceState(null, "", "/#two");
  const selected = () => screen.getByRole("tab", { selected: true }).textContent;
  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(selected()).toBe("one");
  fireEvent.click(screen.getByRole("link", { name: "To two" }));
  expect(selected()).toBe("two");
});
