// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { ChatLink } from "./ChatLink.tsx";

const words = shipped("chat");

it("is a link to the chat's window, in a part of the page that has a name, and says where it opens", () => {
  render(<ChatLink words={words} />);
  const link = screen.getByRole("link", { name: `${words.button} ${words.hint}` });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/chat/#now", "chat"]);
  expect(screen.getByRole("complementary", { name: words.place }).contains(link)).toBe(true);
});

it("names the provider nowhere", () => {
  const { container } = render(<ChatLink words={words} />);
  expect(container.innerHTML).not.toMatch(/intercom/i);
});
