// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OutwardMark } from "./OutwardMark.tsx";

it("adds its words to the link's name", () => {
  render(
    <a href="https://docs.shop.example">
      Docs
      <OutwardMark hint="(leaves this site)" />
    </a>,
  );
  expect(screen.getByRole("link", { name: "Docs (leaves this site)" })).toBeDefined();
});
