// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
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
