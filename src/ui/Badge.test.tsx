// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Badge } from "./Badge.tsx";

afterEach(cleanup);

it("reads as its words, and each tone looks different", () => {
  const tones = [undefined, "moss", "persimmon", "clay"] as const;
  render(
    tones.map((tone) => (
      <Badge key={tone ?? "plain"} {...(tone && { tone })}>
        New
      </Badge>
    )),
  );
  const looks = screen.getAllByText("New").map(({ className }) => className);
  expect(new Set(looks).size).toBe(tones.length);
});
