// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { marquees } from "./marquees.ts";

it("gives each row half a pixel a frame, whatever its width", () => {
  document.body.innerHTML = `<div class="marquee-track"><ul></ul><ul></ul></div><div class="marquee-track"><ul></ul></div>`;
  const [moving, still] = document.querySelectorAll<HTMLElement>(".marquee-track");
  if (!moving || !still) throw new Error("no rows");
  const updateTiming = vi.fn();
  vi.spyOn(moving.children[0] ?? moving, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 1200, 40),
  );
  // jsdom has no animations.
  const animation = { effect: { updateTiming } };
  moving.getAnimations = () => [animation as unknown as Animation];
  still.getAnimations = () => [];
  marquees();
  expect(updateTiming.mock.calls).toEqual([[{ duration: 40_000 }]]);
});
