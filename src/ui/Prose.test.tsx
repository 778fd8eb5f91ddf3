// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Prose } from "./Prose.tsx";

afterEach(cleanup);

it("holds long text in the prose style", () => {
  render(
    <Prose>
      <h2>Terms</h2>
    </Prose>,
  );
  expect(screen.getByRole("heading", { name: "Terms" }).closest(".prose")).not.toBeNull();
});
