/**
 * The connection string checker. It is live because it keeps the typed text and answers letter by letter: in this tab,
 * without requests or storage (docs/decisions/0023-connections.md).
 */
import words from "virtual:words/connectionChecker";
import { useEffect, useId, useRef, useState } from "react";
import { livePart } from "#live/LivePart.tsx";
import { cx } from "#ui/cx.ts";
import type { ConnectionSlug, DatabaseNames } from "./databases.ts";
import { announcement, Findings, Understood, verdictOf } from "./Report.tsx";
import { checkConnection } from "./check.ts";
import { masked } from "./secrets.ts";
import { useSecret } from "./use-secret.ts";

/** Milliseconds without typing before the result is announced. */
const pause = 700;

const typed =
  "min-h-34 resize-y rounded-large py-3.5 font-code [font-size:1rem] wrap-anywhere focus-visible:rounded-large";
/** Before hydration, nothing masks pasted text, so the browser shows only dots. */
const dotted = "not-placeholder-shown:[-webkit-text-security:disc]";
const button =
  "min-h-9 rounded-full border border-line-strong px-3.5 py-1 hover:border-ink hover:bg-raised active:bg-ground";
/** A pebble in the verdict's color before its words. */
const verdict =
  "pb-4 font-display text-title before:mr-[0.417lh] before:inline-block before:h-[0.5lh] before:w-[0.625lh] before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] before:bg-moss data-[verdict=error]:before:bg-rust data-[verdict=warning]:before:bg-clay";

interface ConnectionCheckProps {
  /** The expected database; null if any is allowed. */
  page: ConnectionSlug | null;
  names: DatabaseNames;
  /** Broken strings, to try it with. */
  tries: readonly { readonly label: string; readonly string: string }[];
}

/** The field, and next to it what is right and wrong with its text. */
function Checker({ page, names, tries }: ConnectionCheckProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { report, isRefused, listeners, fill } = useSecret(field, page);
  const [isLive, setIsLive] = useState(false);
  const [announced, announce] = useState("");

  // Before there is a string, the result of one that does not work.
  const [example] = tries;
  const shown = report ?? checkConnection(example?.string ?? "", page);

  useEffect(() => setIsLive(true), []);
  useEffect(() => {
    const timer = setTimeout(() => announce(report === null ? "" : announcement(report)), pause);
    return () => clearTimeout(timer);
  }, [report]);

  return (
    <div
      className="grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-6"
      data-check=""
      data-live={isLive ? "" : undefined}
    >
      <div className="grid content-start gap-3 unscripted:hidden">
        <label htmlFor={id} className="font-medium">
          {page === null ? words.labelAny : words.label}
        </label>
        <textarea
          ref={field}
          id={id}
          className={cx("field", typed, !isLive && dotted)}
          rows={4}
          placeholder={words.placeholder}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          data-1p-ignore=""
          data-lpignore="true"
          {...listeners}
        />
        <div className="flex items-start justify-between gap-4 text-small/body">
          <p id={`${id}-hint`} className="text-ink-muted">
            {words.hint}
          </p>
          <button type="button" className={cx(button, "flex-none")} onClick={() => fill("")}>
            {words.clear}
          </button>
        </div>
        <p className="flex flex-wrap items-center gap-2 text-small/body">
          <span className="mr-1">{words.tries}</span>
          {tries.map(({ label, string }) => (
            <button key={label} type="button" className={button} onClick={() => fill(string)}>
              {label}
            </button>
          ))}
        </p>
      </div>
      <div
        className="row-span-2 min-h-56 min-w-0 pt-1 unscripted:min-h-0"
        role="region"
        aria-label={words.report}
      >
        <noscript>{words.noScript}</noscript>
        {report === null && (
          <p className="mb-5 text-small/body unscripted:hidden">
            {words.waiting}
            <code className="mt-1 block font-code wrap-anywhere text-ink-muted">
              {masked(example?.string ?? "", page)}
            </code>
          </p>
        )}
        <div className="unscripted:hidden">
          <p className={verdict} data-verdict={verdictOf(shown)}>
            {isRefused ? words.refused : words.verdicts[verdictOf(shown)]}
          </p>
          <Findings findings={shown.findings} names={names} />
        </div>
      </div>
      {report?.understood && (
        <Understood understood={report.understood} names={names} isGuess={page === null} />
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}

export const ConnectionCheck = livePart(Checker);
