import { isoLength, lengthInWords } from "#lib/film/length.ts";
import { timeline } from "#lib/film/timeline.ts";
import { say } from "#lib/text/say.ts";
import type { Content } from "#model/kinds.ts";
import { Film } from "#ui/Film.tsx";
import { Icon } from "#ui/Icon.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

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
  /** The mark on invented things: `sample` of content/interface.yaml. */
  sample: { label: string; hint: string };
  /** Its heading, in the order of the page. */
  level?: 2 | 3;
}

/** All that the film says, for those who would rather read: the very sentences of its captions. */
function Transcript({ film }: Pick<FilmCardProps, "film">) {
  return (
    <details className="film-text">
      <summary className="accordion-title">
        {film.transcript}
        <Icon name="down" className="film-sign size-4 shrink-0" />
      </summary>
      <ol>
        {timeline(film.chapters).map(({ clock, title, cues }) => (
          <li key={clock}>
            <p className="film-chapter">
              <span>{clock}</span> {title}
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
}

/** The demo film: what it shows, how long it is, its player, and all of it as text. */
export function FilmCard({ film, files, sample, level = 2 }: FilmCardProps) {
  const { src, poster, width, height } = files;
  const Heading = `h${String(level)}` as "h2" | "h3";
  return (
    <article className="film-card">
      <Film
        {...{ src, poster, width, height }}
        label={film.title}
        captions={{ src: files.captions, label: film.captions }}
        chapters={{ src: files.chapters, label: film.chaptersName }}
        unplayed={film.unplayed}
      />
      <div className="film-about">
        <Heading className="film-title">{film.title}</Heading>
        <p className="film-length">
          <time dateTime={isoLength(film.seconds)}>
            {say(film.length, { length: lengthInWords(film.seconds) })}
          </time>
          {". "}
          <time dateTime={film.recorded.iso}>
            {say(film.made, { day: film.recorded.shown })}
          </time>{" "}
          {film.sample && <SampleMark {...sample} />}
        </p>
        <p>{film.about}</p>
        <p className="film-silent">{film.silent}</p>
      </div>
      <Transcript film={film} />
    </article>
  );
}
