// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Sql } from "./Sql.tsx";

it("prints every character, with a colour for each kind of word", () => {
  const sql = "SELECT '<b>' -- not bold";
  const { container } = render(<Sql sql={sql} />);
  expect(container.textContent).toBe(sql);
  expect(screen.getByText("SELECT").className).toBe("sql-keyword");
  expect(screen.getByText("'<b>'").className).toBe("sql-string");
});
