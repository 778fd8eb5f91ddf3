// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
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
