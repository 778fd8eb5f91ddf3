import words from "virtual:words/connectionChecker";
import { useEffect, useId, useRef, useState } from "react";
import { adoptStyles } from "#live/shared/adopt-styles.ts";
import type { ConnectionCheckProps } from "./ConnectionCheck.tsx";
import { Findings } from "./Findings.tsx";
import { heard, verdictOf } from "./sentences.ts";
import css from "./styles/report.css?inline";
import { Understood } from "./Understood.tsx";
import { useSecret } from "./use-secret.ts";

/** What was found is said once the typing rests. */
const pause = 700;

/** The field, and beside it what is right and wrong with what it holds. */
export function Checker({ page, names, tries }: ConnectionCheckProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { report, isRefused, listeners, fill } = useSecret(field, page);
  const [isLive, setIsLive] = useState(false);
  const [said, setSaid] = useState("");

  useEffect(() => {
    adoptStyles(document, css);
    setIsLive(true);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(report === null ? "" : heard(words, report)), pause);
    return () => clearTimeout(timer);
  }, [report]);

  return (
    <div className="check" data-live={isLive ? "" : undefined}>
      <div className="check-ask">
        <label htmlFor={id} className="font-medium">
          {page === null ? words.labelAny : words.label}
        </label>
        <textarea
          ref={field}
          id={id}
          className="field check-field"
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
        <p id={`${id}-hint`} className="text-small text-ink-muted">
          {words.hint}
        </p>
        <p className="check-tries">
          <span>{words.tries}</span>
          {tries.map(({ label, string }) => (
            <button key={label} type="button" className="check-try" onClick={() => fill(string)}>
              {label}
            </button>
          ))}
          <button type="button" className="check-try" onClick={() => fill("")}>
            {words.clear}
          </button>
        </p>
      </div>
      <div className="check-report" role="region" aria-label={words.report}>
        <noscript>{words.noScript}</noscript>
        {report === null ? (
          <p className="check-waiting">{words.waiting}</p>
        ) : (
          <>
            <p className="check-verdict" data-verdict={verdictOf(report)}>
              {isRefused ? words.refused : words.verdicts[verdictOf(report)]}
            </p>
            <Findings findings={report.findings} names={names} />
          </>
        )}
      </div>
      {report?.understood && (
        <Understood understood={report.understood} names={names} isGuess={page === null} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
