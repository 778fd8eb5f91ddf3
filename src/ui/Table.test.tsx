// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Table } from "./Table.tsx";

afterEach(cleanup);

describe("a table", () => {
  beforeEach(() => {
    render(
      <Table
        caption="Plans"
        columns={["Plan", "Seats", "Price"]}
        rows={[
          ["Self-serve", "3", "$1,500"],
          ["Enterprise", "unlimited", <b key="ask">ask us</b>],
        ]}
        figures={[2]}
      />,
    );
  });

  it("heads columns and rows, each with its scope", () => {
    const headers = (role: "columnheader" | "rowheader") =>
      screen.getAllByRole(role).map((cell) => [cell.textContent, cell.getAttribute("scope")]);
    expect(headers("columnheader")).toEqual([
      ["Plan", "col"],
      ["Seats", "col"],
      ["Price", "col"],
    ]);
    expect(headers("rowheader")).toEqual([
      ["Self-serve", "row"],
      ["Enterprise", "row"],
    ]);
  });
});
