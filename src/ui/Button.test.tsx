// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button, ButtonLink } from "./Button.tsx";

afterEach(cleanup);

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Start" });

describe("a button", () => {
  it("sends no form unless it is told to", () => {
    render(<Button>Start</Button>);
    expect(button().type).toBe("button");
    cleanup();
    render(<Button type="submit">Start</Button>);
    expect(button().type).toBe("submit");
  });

  it("does what it is given to do, and nothing while it is disabled", () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Start</Button>);
    fireEvent.click(button());
    rerender(
      <Button onClick={press} disabled>
        Start
      </Button>,
    );
    fireEvent.click(button());
    expect(press).toHaveBeenCalledOnce();
  });

  it("passes attributes on and adds class names to its own", () => {
    render(
      <Button aria-pressed className="mt-4">
        Start
      </Button>,
    );
    expect(button().getAttribute("aria-pressed")).toBe("true");
    expect([...button().classList]).toEqual(expect.arrayContaining(["raked-button", "mt-4"]));
  });
});

describe("a link that looks like one", () => {
  it("is a link, with the button's look", () => {
    render(
      <>
        <Button tone="secondary" size="small">
          Start
        </Button>
        <ButtonLink href="/demo/" tone="secondary" size="small">
          See it
        </ButtonLink>
      </>,
    );
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "See it" });
    expect(link.getAttribute("href")).toBe("/demo/");
    expect(link.className).toBe(button().className);
  });
});

it.each([
  ["tone", [{ tone: "primary" }, { tone: "secondary" }, { tone: "quiet" }]],
  ["size", [{ size: "medium" }, { size: "small" }]],
] as const)("looks different in every %s", (_, looks) => {
  render(
    looks.map((look, i) => (
      <Button key={i} {...look}>
        Start
      </Button>
    )),
  );
  const seen = screen.getAllByRole("button").map(({ className }) => className);
  expect(new Set(seen).size).toBe(looks.length);
});
