import type { Clause } from "#content/legal/document.ts";
import { List } from "#sections/blog/blocks/List.tsx";
import { Table } from "#sections/blog/blocks/Table.tsx";
import { LegalLine } from "./LegalLine.tsx";
import { Numbered } from "./Numbered.tsx";
import { cx } from "#ui/cx.ts";
import { anchor } from "./looks.ts";
import { plainSetting } from "./setting.ts";

interface LegalClauseProps {
  clause: Clause;
  /** The anchor of the heading that it stands under, which names its tables. */
  above: string;
  /** The word before its number, for screen readers. */
  what: string;
}

/** In the margin of its clause, where there is room. */
const place = cx(
  "inline-block min-h-6 min-w-6 text-small/body text-ink-muted group-target:font-bold group-target:text-persimmon",
  "md:float-start md:-ms-16 md:w-14 md:leading-[calc(var(--text-base--line-height)*var(--text-base))]",
);

/** A clause; its number is the link to it. */
export function LegalClause({ clause, above, what }: LegalClauseProps) {
  const { id, number, text, parts } = clause;
  const common = {
    setting: plainSetting,
    above: { id: above, level: 2 as const },
    line: undefined,
  };
  return (
    <div
      id={id}
      className={cx(
        "legal-clause group mb-4 rounded-small wrap-break-word",
        number !== null && "md:ps-16",
      )}
    >
      {number !== null && (
        <a href={`#${id}`} className={cx(anchor, place)}>
          <Numbered number={number} what={what} />
        </a>
      )}
      <p>
        <LegalLine line={text} />
      </p>
      {parts.map((part, i) =>
        part.type === "list" ? (
          <List key={i} block={part} {...common} />
        ) : (
          <Table key={i} block={part} {...common} />
        ),
      )}
    </div>
  );
}
