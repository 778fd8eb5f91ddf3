import type { Clause } from "#model/legal/document.ts";
import { List } from "#sections/blog/blocks/List.tsx";
import { Table } from "#sections/blog/blocks/Table.tsx";
import { LegalLine } from "./LegalLine.tsx";
import { Numbered } from "./Numbered.tsx";
import { plainSetting } from "./setting.ts";

interface LegalClauseProps {
  clause: Clause;
  /** The anchor of the heading that it stands under, which names its tables. */
  above: string;
  /** The word before its number, for screen readers. */
  what: string;
}

/** A clause; its number is the link to it. */
export function LegalClause({ clause, above, what }: LegalClauseProps) {
  const { id, number, text, parts } = clause;
  const common = {
    setting: plainSetting,
    above: { id: above, level: 2 as const },
    line: undefined,
  };
  return (
    <div className="legal-clause" id={id}>
      {number !== null && (
        <a href={`#${id}`}>
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
