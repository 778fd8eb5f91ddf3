import { fileSize } from "#lib/text/file-size.ts";
import type { Content } from "#content/collections.ts";
import { archivePath } from "./schema.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import { cx } from "#ui/cx.ts";
import type { ArchivedApp } from "./app.ts";
import { Plant } from "./Plant.tsx";

interface AppWindowProps {
  app: ArchivedApp;
  labels: Content<"downloads">["labels"];
  /** The words of the mark on samples. */
  mark: string;
}

/** The buttons of a Mac's title bar: three stones. */
const stone = "size-3 rounded-[46%_54%_50%_50%] border";
const lights = [
  `${stone} border-persimmon bg-persimmon`,
  `${stone} border-line-strong`,
  `${stone} border-line-strong`,
];
/** Those of Windows: a line, a frame and a cross. */
const squares = [
  "w-3 border-b border-line-strong",
  "size-3 border border-line-strong",
  "size-3 bg-[linear-gradient(45deg,transparent_46%,var(--color-persimmon)_46%_54%,transparent_54%),linear-gradient(-45deg,transparent_46%,var(--color-persimmon)_46%_54%,transparent_54%)]",
];
const face =
  "relative grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)] items-center gap-4 px-6 py-8 -outline-offset-5 outline-focus transition-colors hover:bg-moss-soft has-[a:focus-visible]:outline-3";
const fact = "grid gap-x-4 gap-y-1 @scene-narrow:grid-cols-[minmax(0,5rem)_minmax(0,1fr)]";

/** A card that is a window of its system. Its face is the link; the figures below can be marked and copied. */
export function AppWindow({ app, labels, mark }: AppWindowProps) {
  const { id, name, needs, action, file, archive, sample } = app;
  const windows = id === "windows";
  return (
    <article
      aria-labelledby={`app-${id}`}
      className={cx(
        "@container overflow-clip border border-line-strong bg-raised shadow-raised",
        windows ? "rounded-medium lg:mt-20" : "rounded-large",
      )}
    >
      <p
        aria-hidden="true"
        className={cx(
          "flex h-10 items-center border-b border-line bg-sunken px-4",
          windows ? "justify-end gap-6" : "gap-2",
        )}
      >
        {(windows ? squares : lights).map((look, i) => (
          <i key={i} className={look} />
        ))}
      </p>
      <div className={face}>
        <Plant pot={id} />
        <div>
          <h2 id={`app-${id}`} className="text-heading">
            {name}
          </h2>
          <p className="mt-1">{needs}</p>
          <a
            className="text-link mt-5 inline-block font-medium after:absolute after:inset-0 focus-visible:outline-none"
            href={archivePath(file)}
            download=""
          >
            {action}
          </a>
        </div>
      </div>
      <dl className="grid gap-3 border-t border-line px-6 pt-5 pb-6 text-small/body">
        <div className={fact}>
          <dt className="text-ink-muted">{labels.size}</dt>
          <dd>
            {labels.kind}, {fileSize(archive.bytes)}{" "}
            {sample && <SampleMark label={mark} hint={labels.sample} />}
          </dd>
        </div>
        <div className={fact}>
          <dt className="text-ink-muted">{labels.sum}</dt>
          <dd>
            <code className="wrap-anywhere">{archive.sum}</code>
          </dd>
        </div>
      </dl>
    </article>
  );
}
