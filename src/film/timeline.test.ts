import { expect, it } from "vitest";
import { captionsVtt, chaptersVtt, lengthOf, timeline } from "./timeline.ts";

const chapters = [
  {
    clock: "7:40",
    title: "Tea & a question",
    beats: [
      { id: "a", say: "One <b> & two --> three.", seconds: 4 },
      { id: "b", say: "Then.", seconds: 3.5 },
    ],
  },
  { clock: "9:00", title: "Later", beats: [{ id: "c", say: "At last.", seconds: 60 }] },
];

it("gives every sentence its time, one after the other", () => {
  const timed = timeline(chapters);
  expect(timed.map(({ start, end }) => [start, end])).toEqual([
    [0, 7.5],
    [7.5, 67.5],
  ]);
  expect(timed[0]?.cues).toEqual([
    { start: 0, end: 4, text: "One <b> & two --> three." },
    { start: 4, end: 7.5, text: "Then." },
  ]);
  expect(lengthOf(chapters)).toBe(67.5);
  expect(lengthOf([])).toBe(0);
});

it("writes captions and chapters as WebVTT, whatever they contain", () => {
  expect(captionsVtt(timeline(chapters))).toBe(`WEBVTT

1
00:00:00.000 --> 00:00:04.000 position:50% size:80% align:center
One &lt;b&gt; &amp; two --&gt; three.

2
00:00:04.000 --> 00:00:07.500 position:50% size:80% align:center
Then.

3
00:00:07.500 --> 00:01:07.500 position:50% size:80% align:center
At last.
`);
  expect(chaptersVtt(timeline(chapters))).toBe(`WEBVTT

1
00:00:00.000 --> 00:00:07.500
7:40 Tea &amp; a question

2
00:00:07.500 --> 00:01:07.500
9:00 Later
`);
});
