import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

interface Track {
  src: string;
  label: string;
}

interface FilmProps extends Omit<ComponentProps<"video">, "children" | "controls" | "preload"> {
  src: string;
  /** The picture shown until it plays. */
  poster: string;
  /** The film's own pixels; its place is kept in their shape. */
  width: number;
  height: number;
  /** Its name, for screen readers. */
  label: string;
  captions: Track;
  chapters?: Track;
  /** What is said where it cannot be played. */
  unplayed: string;
}

const player = "block h-auto w-full rounded-large border border-line-strong bg-night";

/** The browser's size is made for pictures of people: here the words have a band of their own at the foot. */
const captionText = cx(
  "[&::cue]:bg-night [&::cue]:font-text [&::cue]:text-[length:max(0.62em,0.8125rem)]",
  "[&::cue]:leading-[1.3] [&::cue]:text-on-night",
);

/**
 * A film in the browser's own player, which needs no script. Nothing of the picture is fetched before someone presses
 * play: not even its beginning, whatever the browser thinks of the line. The captions are, some 2 KB: a browser loads
 * those that are on from the beginning, and a film without sound needs them on.
 */
export function Film({ label, captions, chapters, unplayed, className, ...rest }: FilmProps) {
  const { src, ...video } = rest;
  return (
    <video
      controls
      playsInline
      preload="none"
      aria-label={label}
      className={cx(player, captionText, className)}
      {...video}
    >
      <source src={src} type="video/mp4" />
      <track kind="captions" srcLang="en" default {...captions} />
      {chapters && <track kind="chapters" srcLang="en" {...chapters} />}
      {unplayed}
    </video>
  );
}
