import words from "virtual:words/connectionChecker";
import type { Finding } from "#lib/connections/kinds.ts";
import { pageOf, sentencesOf } from "./sentences.ts";

interface FindingsProps {
  findings: readonly Finding[];
  names: readonly string[];
}

function Item({ finding, names }: { finding: Finding; names: readonly string[] }) {
  const { title, text } = sentencesOf(words, finding, names);
  const page = pageOf(finding.page, names);
  return (
    <li data-severity={finding.severity}>
      <p className="check-where">
        <b>{words.severities[finding.severity]}</b>
        <span>{words.pieces[finding.piece]}</span>
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      {finding.instead !== "" && (
        <p className="check-instead">
          {words.instead} <code>{finding.instead}</code>
        </p>
      )}
      {page && (
        <p>
          <a href={page.href}>{page.label(words.toPage)}</a>
        </p>
      )}
    </li>
  );
}

/** What is wrong, the gravest first: where it stands, what it means, what to write instead. */
export function Findings({ findings, names }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className="check-findings">
      {findings.map((finding, i) => (
        <Item key={`${finding.kind} ${String(i)}`} finding={finding} names={names} />
      ))}
    </ul>
  );
}
