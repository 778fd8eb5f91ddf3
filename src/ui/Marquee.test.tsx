// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Marquee } from "./Marquee.tsx";

afterEach(cleanup);

const items = ["Shopify", "Stripe", "PayPal"];
const show = (direction: "left" | "right" | "still") =>
  render(<Marquee items={items} direction={direction} render={(item) => <b>{item} tag</b>} />);

describe.each(["left", "right", "still"] as const)("a row (%s)", (direction) => {
  it("is read once, with three visual copies", () => {
    show(direction);
    const read = screen.getAllByRole("list");
    const all = screen.getAllByRole("list", { hidden: true });
    expect([read.length, all.length]).toEqual([1, 4]);
    expect(all[0]).toBe(read[0]);
    for (const row of all) {
      const words = within(row)
        .getAllByRole("listitem", { hidden: true })
        .map(({ textContent }) => textContent);
      expect(words).toEqual(["Shopify tag", "Stripe tag", "PayPal tag"]);
    }
    for (const clone of all.slice(1)) expect(clone.getAttribute("aria-hidden")).toBe("true");
  });
});
