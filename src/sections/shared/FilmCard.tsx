import { accordionTitle } from "#ui/Accordion.tsx";
import { isoLength, lengthInWords } from "#film/measures.ts";
import { lengthOf, timeline } from "#film/timeline.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Sample } from "./parts.tsx";

interface FilmCardProps {
  film: Content<"film">;
  /** `filmFiles` of src/build/film.ts. */
  files: {
    src: string;
    poster: string;
    width: number;
    height: number;
    captions: string;
    chapters: string;
  };
}

/** The transcript of the film: the sentences of its captions. */
const Transcript = ({ film }: Pick<FilmCardProps, "film">) => (
  <details className="group mt-6 border-y border-line">
    <summary className={accordionTitle}>
      {film.transcript}
      <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
    </summary>
    <ol className="grid max-w-prose gap-6 pt-2 pb-8">
      {timeline(film.chapters).map(({ clock, title, cues }) => (
        <li key={clock}>
          <p className="font-bold">
            <span className="mr-2 font-normal text-ink-muted tabular-nums">{clock}</span> {title}
          </p>
          <p>
            {cues.map(({ start, text }) => (
              <span key={start} data-cue="">
                {text}{" "}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  </details>
);

const player = "block h-auto w-full rounded-large border border-line-strong bg-night";

/** The browser's caption size suits pictures of people; here captions have a separate band at the foot. */
const captionText = cx(
  "[&::cue]:bg-night [&::cue]:font-text [&::cue]:text-[length:max(0.62em,0.8125rem)]",
  "[&::cue]:leading-[1.3] [&::cue]:text-on-night",
);

/**
 * The demo film in the browser's own player, which needs no script, with its description, length and transcript. No video
 * is fetched before play, on any connection. The captions, about 2 KB, are fetched right away, since a silent film needs
 * them on and browsers load enabled captions.
 */
export function FilmCard({ film, files }: FilmCardProps) {
  const { src, poster, width, height } = files;
  return (
    <article>
      {/* Recorded by day: dimmer at night. */}
      <div className="relative isolate after:pointer-events-none after:absolute after:inset-0 after:rounded-large after:bg-paper/70 after:mix-blend-multiply">
        <video
          controls
          playsInline
          preload="none"
          aria-label={film.title}
          className={cx(player, captionText)}
          {...{ poster, width, height }}
        >
          <source src={src} type="video/mp4" />
          <track kind="captions" srcLang="en" default src={files.captions} label={film.captions} />
          <track kind="chapters" srcLang="en" src={files.chapters} label={film.chaptersName} />
          {film.unplayed}
        </video>
      </div>
      <div className="mt-6 grid items-baseline gap-x-8 gap-y-2 md:grid-cols-[1fr_auto]">
        <h2 className="text-title">{film.title}</h2>
        <p className="flex flex-wrap items-center gap-x-2 text-lead/body tabular-nums">
          <span>
            <time dateTime={isoLength(lengthOf(film.chapters))}>
              {interpolate(film.length, { length: lengthInWords(lengthOf(film.chapters)) })}
            </time>
            {". "}
            <time dateTime={film.recorded.iso}>
              {interpolate(film.made, { day: film.recorded.shown })}
            </time>
          </span>
          <Sample when={film.sample} />
        </p>
        <p className="col-span-full max-w-prose">{film.about}</p>
        <p className="col-span-full max-w-prose text-small/body text-ink-muted">{film.silent}</p>
      </div>
      <Transcript film={film} />
    </article>
  );
}
