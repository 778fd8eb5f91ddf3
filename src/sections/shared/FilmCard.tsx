import { accordionTitle } from "#ui/Accordion.tsx";
import { isoLength, lengthInWords } from "#film/measures.ts";
import { lengthOf, timeline } from "#film/timeline.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";
import { Film } from "#ui/Film.tsx";
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

/** The demo film: its description, length, player, and transcript. */
export function FilmCard({ film, files }: FilmCardProps) {
  const { src, poster, width, height } = files;
  return (
    <article>
      {/* Recorded by day: dimmer at night. */}
      <div className="relative isolate after:pointer-events-none after:absolute after:inset-0 after:rounded-large after:bg-paper/70 after:mix-blend-multiply">
        <Film
          {...{ src, poster, width, height }}
          label={film.title}
          captions={{ src: files.captions, label: film.captions }}
          chapters={{ src: files.chapters, label: film.chaptersName }}
          unplayed={film.unplayed}
        />
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
