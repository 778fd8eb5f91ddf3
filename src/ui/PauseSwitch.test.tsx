// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PauseSwitch } from "./PauseSwitch.tsx";

afterEach(cleanup);

it("is a box to tick by its words, which the marquees ask for", () => {
  render(<PauseSwitch label="Stand still" ground="night" />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Stand still" });
  expect(box.checked).toBe(false);
  expect(box.matches("[data-marquee-pause]")).toBe(true);
  screen.getByText("Stand still").click();
  expect(box.checked).toBe(true);
});
