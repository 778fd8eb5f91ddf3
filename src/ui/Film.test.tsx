// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Film } from "./Film.tsx";

const film = {
  src: "/film.mp4",
  poster: "/poster.avif",
  width: 1600,
  height: 900,
  label: "Demo",
  captions: { src: "/captions.vtt", label: "English captions" },
  unplayed: "Read it below.",
};

it("loads only its poster, reserves its space, and has captions on", () => {
  render(<Film {...film} />);
  const video = screen.getByLabelText<HTMLVideoElement>("Demo");
  expect(video.preload).toBe("none");
  expect([video.autoplay, video.controls]).toEqual([false, true]);
  expect([video.getAttribute("width"), video.getAttribute("height")]).toEqual(["1600", "900"]);
  expect(video.getAttribute("poster")).toBe("/poster.avif");
  const track = video.querySelector("track");
  expect(track?.getAttribute("kind")).toBe("captions");
  expect(track?.default).toBe(true);
  expect(video.textContent).toBe("Read it below.");
});
