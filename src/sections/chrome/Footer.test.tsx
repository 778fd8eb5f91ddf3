// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Footer } from "./Footer.tsx";
import { company, footer, words } from "./words.fixture.ts";

afterEach(cleanup);

const show = (over: Partial<Parameters<typeof Footer>[0]> = {}) =>
  render(
    <Footer
      footer={footer}
      company={company}
      words={words}
      signup="https://app.shop.example/signup"
      {...over}
    />,
  );

describe("the footer", () => {
  it("lists the site's links once more, each column under its heading", () => {
    show();
    const nav = within(screen.getByRole("navigation", { name: "Footer" }));
    const columns = nav
      .getAllByRole("heading", { level: 3 })
      .map((heading) => [
        heading.textContent,
        ...[...(heading.parentElement?.querySelectorAll("a") ?? [])].map((a) =>
          a.getAttribute("href"),
        ),
      ]);
    expect(columns).toEqual([
      ["Company", "/about/"],
      ["Follow", "https://linkedin.shop.example", "/blog/"],
    ]);
  });

  it("holds a trial sign-up whose parameters go along", () => {
    show();
    expect(screen.getByRole("heading", { level: 2, name: "Start with one product" })).toBeDefined();
    const { form } = screen.getByRole<HTMLInputElement>("textbox", { name: "Start your trial" });
    expect(form?.action).toBe("https://app.shop.example/signup");
    const hidden = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])];
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([
      ["utm_source", "29"],
      ["lead_routing", "true"],
    ]);
  });

  it("says who is behind the site, and until when the address is a sample", () => {
    show();
    expect(screen.getByText("© 2025 Example, Inc.")).toBeDefined();
    expect(document.querySelector("address")?.textContent).toBe(
      "1 Main Street, Springfield Sample: Invented",
    );
    cleanup();
    show({ company: { ...company, sample: false } });
    expect(document.querySelector("address")?.textContent?.trim()).toBe(
      "1 Main Street, Springfield",
    );
  });

  it("ends in the legal links, and does without them", () => {
    show();
    expect(screen.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("/terms/");
    cleanup();
    show({ footer: { ...footer, legal: [] } });
    expect(screen.queryByRole("link", { name: "Terms" })).toBeNull();
    expect(screen.getByText("© 2025 Example, Inc.")).toBeDefined();
  });

  it("can be revealed behind the page", () => {
    show();
    expect(screen.getByRole("contentinfo").hasAttribute("data-reveal")).toBe(true);
  });
});
