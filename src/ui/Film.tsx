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
  /** The film's size in pixels, which reserves its space. */
  width: number;
  height: number;
  /** Its name, for screen readers. */
  label: string;
  captions: Track;
  chapters?: Track;
  /** Shown if it cannot be played. */
  unplayed: string;
}

const player = "block h-auto w-full rounded-large border border-line-strong bg-night";

/** The browser's caption size suits pictures of people; here captions have a separate band at the foot. */
const captionText = cx(
  "[&::cue]:bg-night [&::cue]:font-text [&::cue]:text-[length:max(0.62em,0.8125rem)]",
  "[&::cue]:leading-[1.3] [&::cue]:text-on-night",
);

/**
 * A film in the browser's own player, which needs no script. No video is fetched before play, on any connection. The
 * captions, about 2 KB, are fetched right away, since a silent film needs them on and browsers load enabled captions.
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
