// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { captionsVtt, timeline } from "#film/timeline.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { FilmCard } from "./FilmCard.tsx";

const film = shipped("film");
const files = {
  src: "/f.mp4",
  poster: "/p.avif",
  width: 1600,
  height: 900,
  captions: "/c.vtt",
  chapters: "/k.vtt",
};
afterEach(cleanup);

it("loads only its poster, reserves its space, and has captions on", () => {
  render(<FilmCard film={film} files={files} />);
  const video = screen.getByLabelText<HTMLVideoElement>(film.title);
  expect(video.preload).toBe("none");
  expect([video.autoplay, video.controls]).toEqual([false, true]);
  expect([video.getAttribute("width"), video.getAttribute("height")]).toEqual(["1600", "900"]);
  expect(video.getAttribute("poster")).toBe(files.poster);
  const track = video.querySelector("track");
  expect(track?.getAttribute("kind")).toBe("captions");
  expect(track?.default).toBe(true);
  expect(video.textContent).toBe(film.unplayed);
});

it("has the captions' sentences in its text", () => {
  render(<FilmCard film={film} files={files} />);
  const read = [...document.querySelectorAll("details [data-cue]")].map((each) =>
    each.textContent.trim(),
  );
  const shown = captionsVtt(timeline(film.chapters))
    .split("\n\n")
    .slice(1)
    .map((block) => block.trim().split("\n").slice(2).join(" ").replaceAll("&amp;", "&"));
  expect(read.length).toBeGreaterThan(20);
  expect(read).toEqual(shown);
});
