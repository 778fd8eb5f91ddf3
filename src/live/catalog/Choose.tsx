import words from "virtual:words/catalogDemo";
import { nameOfColumn } from "#live/catalog/relations/kinds.ts";
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
    <div className="grid gap-4">
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
      <div
        role="group"
        aria-label={words.examples.label}
        className="flex flex-wrap items-center gap-2 text-small/body"
      >
        <span aria-hidden="true">{words.examples.label}</span>
        {words.examples.items.map((example) => (
          <button
            key={example.label}
            type="button"
            className="min-h-9 cursor-pointer rounded-full border border-line-strong px-3.5 hover:border-ink aria-pressed:border-persimmon aria-pressed:bg-persimmon-soft forced-colors:aria-pressed:border-3 forced-colors:aria-pressed:border-[Highlight]"
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
