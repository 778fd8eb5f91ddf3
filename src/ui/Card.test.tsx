// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Card } from "./Card.tsx";

afterEach(cleanup);

describe("a card", () => {
  it("is an article with its heading, its media before it and its words after", () => {
    render(
      <Card title="Spark" media={<img alt="Four creators" />}>
        Links and codes
      </Card>,
    );
    const card = screen.getByRole("article");
    expect(within(card).getByRole("heading", { level: 3, name: "Spark" })).toBeDefined();
    expect(card.firstElementChild).toBe(screen.getByRole("img", { name: "Four creators" }));
    expect(card.textContent).toBe("SparkLinks and codes");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("leads on by its heading alone, so that it is read and reached once", () => {
    render(
      <Card title="Spark" href="/spark/" headingLevel="h2">
        Links and codes
      </Card>,
    );
    const heading = screen.getByRole("heading", { level: 2 });
    const links = screen.getAllByRole("link");
    expect(links).toEqual([within(heading).getByRole("link", { name: "Spark" })]);
    expect(links[0]?.getAttribute("href")).toBe("/spark/");
  });
});
