/** What the checker found, and how it read the string. */
import words from "virtual:words/connectionChecker";
import { interpolate } from "#lib/text/interpolate.ts";
import type { ConnectionSlug, DatabaseNames } from "./databases.ts";
import type { Report } from "./check.ts";
import type { Finding, Severity } from "./findings.ts";
import { cx } from "#ui/cx.ts";

type Parts = NonNullable<Report["understood"]>;

/** @returns a database's name; empty for none */
export const nameOf = (slug: ConnectionSlug | null, names: DatabaseNames): string =>
  slug === null ? "" : (names[slug] ?? slug);

/** @returns title and text of a finding, with their brackets filled in */
export function sentencesOf(
  { kind, values, page }: Finding,
  names: DatabaseNames,
): { readonly title: string; readonly text: string } {
  const name = nameOf(page, names);
  const all = {
    ...values,
    page: name,
    ...("other" in values ? { other: values["other"] || name } : {}),
  };
  const { title, text } = words.findings[kind];
  return { title: interpolate(title, all), text: interpolate(text, all) };
}

/** The verdict on the whole string: that of its most serious finding. */
export const verdictOf = ({ findings }: Report): Severity | "good" =>
  findings[0]?.severity ?? "good";

/** What screen readers announce: the verdict, and how many findings there are. */
export function announcement(report: Report): string {
  const { length } = report.findings;
  const verdict = words.verdicts[verdictOf(report)];
  if (length === 0) return verdict;
  return `${verdict} ${length === 1 ? words.counts.one : interpolate(words.counts.more, { count: length })}`;
}

interface Named {
  names: DatabaseNames;
}

/** A link to the page of a database, if it has one. */
function PageLink(props: Named & { slug: ConnectionSlug | null; className?: string }) {
  const { slug, names, className } = props;
  const page = slug && names[slug];
  if (!page) return null;
  return (
    <p className={className}>
      <a
        className="inline-block py-1 underline underline-offset-[20%] hover:decoration-2"
        href={`/connections/${slug}/`}
      >
        {interpolate(words.toPage, { page })}
      </a>
    </p>
  );
}

const item =
  "mb-2 rounded-r-medium border-l-4 border-moss bg-raised px-4.5 pt-4 pb-4.5 data-[severity=error]:border-persimmon data-[severity=warning]:border-clay";

function Item({ finding, names }: Named & { finding: Finding }) {
  const { title, text } = sentencesOf(finding, names);
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
      <PageLink slug={finding.page} names={names} className="text-small/body wrap-anywhere" />
    </li>
  );
}

/** The findings, the most serious first: where each is, what it means, what to write instead. */
export function Findings({ findings, names }: Named & Pick<Report, "findings">) {
  if (findings.length === 0) return null;
  return (
    <ul data-findings="">
      {findings.map((finding, i) => (
        <Item key={`${finding.kind} ${String(i)}`} finding={finding} names={names} />
      ))}
    </ul>
  );
}

interface UnderstoodProps extends Named {
  understood: Parts;
  /** Whether the database was guessed from the string. */
  isGuess: boolean;
}

/** The parts, in the order of the string; for the password, only whether there is one. */
function rowsOf(parts: Parts, names: DatabaseNames): readonly (readonly [string, string])[] {
  const label = { ...words.understood, ...words.pieces };
  const isFile = parts.form === "file";
  const port = parts.isUsualPort && parts.port !== "" ? `${parts.port} ${label.usual}` : parts.port;
  return [
    [label.owner, nameOf(parts.owner, names)],
    [label.form, words.forms[parts.form]],
    ...(isFile
      ? ([[label.file, parts.database]] as const)
      : ([
          [label.user, parts.user],
          [label.password, parts.hasPassword ? label.given : ""],
          [label.host, parts.host],
          [label.port, port],
          [label.database, parts.database],
          [label.tls, words.tls[parts.tls]],
        ] as const)),
  ];
}

/** How the checker read the string, so that visitors see whether that is what they meant. */
export function Understood({ understood, names, isGuess }: UnderstoodProps) {
  return (
    <div className="min-w-0">
      <h3 className="font-text tracking-normal">{words.understood.title}</h3>
      <dl data-parts="">
        {rowsOf(understood, names).map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(7.5rem,3fr)_minmax(0,9fr)] gap-x-4 border-b border-line py-1.5 text-small/body"
          >
            <dt className="text-ink-muted">{name}</dt>
            <dd className={cx("wrap-anywhere", value === "" ? "text-ink-muted" : "font-code")}>
              {value || words.understood.none}
            </dd>
          </div>
        ))}
      </dl>
      <PageLink slug={isGuess ? understood.owner : null} names={names} />
    </div>
  );
}
