import words from "virtual:words/connectionChecker";
import type { Finding } from "#live/connections/address/kinds.ts";
import { link } from "./looks.ts";
import { pageOf, sentencesOf } from "./sentences.ts";

interface FindingsProps {
  findings: readonly Finding[];
  names: readonly string[];
}

const item =
  "mb-2 rounded-r-medium border-l-4 border-moss bg-raised px-4.5 pt-4 pb-4.5 data-[severity=error]:border-persimmon data-[severity=warning]:border-clay";

function Item({ finding, names }: { finding: Finding; names: readonly string[] }) {
  const { title, text } = sentencesOf(words, finding, names);
  const page = pageOf(finding.page, names);
  return (
    <li className={item} data-severity={finding.severity}>
      <p className="flex gap-2.5 text-small/body wrap-anywhere text-ink-muted">
        <b className="font-medium text-ink">{words.severities[finding.severity]}</b>
        <span>{words.pieces[finding.piece]}</span>
      </p>
      <h3 className="font-text tracking-normal wrap-anywhere">{title}</h3>
      <p className="text-small/body wrap-anywhere">{text}</p>
      {finding.instead !== "" && (
        <p className="mt-1.5 text-small/body wrap-anywhere">
          {words.instead}{" "}
          <code className="rounded-small bg-moss-soft px-1.5 py-0.5 font-code">
            {finding.instead}
          </code>
        </p>
      )}
      {page && (
        <p className="text-small/body wrap-anywhere">
          <a className={link} href={page.href}>
            {page.label(words.toPage)}
          </a>
        </p>
      )}
    </li>
  );
}

/** What is wrong, the gravest first: where it stands, what it means, what to write instead. */
export function Findings({ findings, names }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul data-findings="">
      {findings.map((finding, i) => (
        <Item key={`${finding.kind} ${String(i)}`} finding={finding} names={names} />
      ))}
    </ul>
  );
}
