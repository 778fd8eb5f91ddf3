import { expect, it, vi } from "vitest";
import { keepCompoundsTogether } from "./middleware.ts";

vi.mock("astro:middleware", () => ({ defineMiddleware: (handler: unknown) => handler }));

const kept = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

it("keeps the compounds of a heading on one line, within its links too", () => {
  expect(keepCompoundsTogether('<h1 class="a-b">Start a build-a-box</h1>')).toBe(
    `<h1 class="a-b">Start a ${kept("build-a-box")}</h1>`,
  );
  expect(keepCompoundsTogether('<h3><a href="/x-y/">Post-purchase offers</a></h3>')).toBe(
    `<h3><a href="/x-y/">${kept("Post-purchase")} offers</a></h3>`,
  );
});

it("leaves text, long compounds and live parts alone", () => {
  for (const html of [
    "<p>A build-a-box</p>",
    "<h2>A thirty-four-letters-long word</h2>",
    "<h2>Dashes – and 1-</h2>",
    "<astro-island><h2>A build-a-box</h2></astro-island>",
  ])
    expect(keepCompoundsTogether(html)).toBe(html);
});
