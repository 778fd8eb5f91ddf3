// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Content } from "#content/collections.ts";
import { DemoCard } from "./DemoCard.tsx";

afterEach(cleanup);

const here = (href: string) => ({ href, external: false });
const card: Content<"viewDemos">["card"] = {
  lead: "What is to be seen.",
  stations: [
    { label: "Ask", text: "A question.", href: here("/ai/") },
    { label: "Not there yet", text: "Later.", href: here("/pricing/") },
  ],
};

it("shows the film, and leads through the parts that are there", () => {
  render(
    <DemoCard card={card}>
      <video aria-label="Film" />
    </DemoCard>,
  );
  expect(screen.getByLabelText("Film")).toBeDefined();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/ai/"]);
});
