// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { QueryFault } from "#live/engine/client/types.ts";
import { Fault } from "./Fault.tsx";

const text = "select 1;\nselect nam from products";
const fault: QueryFault = {
  kind: "no-column",
  detail: "no such column: nam",
  from: 17,
  to: 20,
  name: "nam",
  suggestion: "name",
};

beforeEach(() => document.body.replaceChildren());

it("says what is wrong and where, and suggests the right name", async () => {
  const fix = vi.fn();
  const show = vi.fn();
  render(<Fault fault={fault} text={text} current onFix={fix} onShow={show} />);
  expect(screen.getByText("no such column: nam")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Use name" }));
  expect(fix).toHaveBeenCalledWith(fault);
  await userEvent.click(screen.getByRole("button", { name: "Line 2, position 8" }));
  expect(show).toHaveBeenCalledWith(fault);
});

it("offers nothing for a text that has changed since", () => {
  render(
    <Fault
      fault={fault}
      text={text}
      current={false}
      onFix={() => undefined}
      onShow={() => undefined}
    />,
  );
  expect(screen.queryByRole("button", { name: "Use name" })).toBeNull();
});
