import words from "virtual:words/catalogDemo";
import { nameOfColumn } from "#lib/relations/kinds.ts";
import { ColumnSelect } from "./ColumnSelect.tsx";
import { relationOf } from "./example.ts";
import type { Choice } from "./use-choice.ts";
import type { ChoiceTable } from "./use-tables.ts";

interface ChooseProps {
  choice: Choice;
  tables: readonly ChoiceTable[];
}

/** Two columns out of all, and pairs to begin with. */
export function Choose({ choice: { relation, choose, left, right }, tables }: ChooseProps) {
  const isChosen = (example: { left: string; right: string }) =>
    nameOfColumn(relation.left) === example.left && nameOfColumn(relation.right) === example.right;
  const chosen = words.examples.items.find(isChosen);
  return (
    <div className="cat-choose grid gap-4">
      <ColumnSelect
        label={words.choose.left}
        value={relation.left}
        tables={tables}
        field={left}
        onChoose={(column) => choose({ ...relation, left: column })}
      />
      <ColumnSelect
        label={words.choose.right}
        value={relation.right}
        tables={tables}
        field={right}
        onChoose={(column) => choose({ ...relation, right: column })}
      />
      <div role="group" aria-label={words.examples.label} className="cat-examples">
        <span aria-hidden="true">{words.examples.label}</span>
        {words.examples.items.map((example) => (
          <button
            key={example.label}
            type="button"
            aria-pressed={isChosen(example)}
            onClick={() => choose(relationOf(example))}
          >
            {example.label}
          </button>
        ))}
      </div>
      {chosen !== undefined && <p className="text-ink-muted">{chosen.note}</p>}
    </div>
  );
}
