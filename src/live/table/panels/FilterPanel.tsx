import { useId, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { SelectField } from "#live/shared/SelectField.tsx";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import * as looks from "../styles.ts";
import {
  fieldOf,
  filterFault,
  filterSentence,
  operatorsOf,
  operatorWords,
  valueCount,
  words,
} from "../table-text.ts";
import type { TableState } from "../use-table.ts";

/** The active filters, each as a removable sentence. */
export function FilterList({ state }: { readonly state: TableState }) {
  const { filters } = state.columns.settings;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {filters.map((filter, at) => {
        const sentence = filterSentence(filter, state.table.columns);
        return (
          <li
            key={`${String(at)} ${sentence}`}
            className="flex max-w-full items-center rounded-full bg-moss-soft ps-3"
          >
            <span className="truncate">{sentence}</span>
            <IconButton
              icon="close"
              label={interpolate(words.filterPanel.remove, { filter: sentence })}
              className="grid size-8 flex-none cursor-pointer place-items-center rounded-full hover:bg-ink/10"
              onClick={() => state.setFilters(filters.toSpliced(at, 1))}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface FilterPanelProps {
  readonly state: TableState;
  /** The column that is chosen at first. */
  readonly first: string | undefined;
}

/** Filters as sentences, and a form for a new one: a column, a condition for its kind, and the value or two values. */
export function FilterPanel({ state, first }: FilterPanelProps) {
  const { columns } = state.table;
  const { filters } = state.columns.settings;
  const { filterPanel } = words;
  const id = useId();
  const kindOf = (wanted: string) => columns.find(({ name }) => name === wanted)?.kind ?? "text";
  const firstOperator = (column: string) => operatorsOf(kindOf(column))[0] ?? "contains";
  const [column, setColumn] = useState(
    () => (columns.find(({ name }) => name === first) ?? columns[0])?.name ?? "",
  );
  const [operator, setOperator] = useState(firstOperator(column));
  /** The number of added filters: each starts with empty fields. */
  const [added, setAdded] = useState(0);
  const [fault, setFault] = useState<ReturnType<typeof filterFault>>();
  const kind = kindOf(column);
  const field = fieldOf(kind);
  const count = valueCount(operator);
  const labels = count === 2 ? [filterPanel.from, filterPanel.to] : [filterPanel.value];
  const add = (form: HTMLFormElement) => {
    const values = new FormData(form).getAll("value").map((value) => String(value).trim());
    const filter = { column, operator, values };
    const found = filterFault(filter, kind);
    setFault(found);
    if (found === undefined) {
      state.setFilters([...filters, filter]);
      setAdded(added + 1);
    } else form.querySelector("input")?.focus();
  };
  return (
    <>
      {filters.length === 0 ? (
        <p className={looks.muted}>{filterPanel.none}</p>
      ) : (
        <FilterList state={state} />
      )}
      <form
        noValidate
        className="grid gap-2.5"
        onChange={() => setFault(undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          add(event.currentTarget);
        }}
      >
        <SelectField
          looks={looks.select}
          label={filterPanel.column}
          options={columns.map(({ name }) => [name, name])}
          value={column}
          onChoose={(chosen) => {
            setColumn(chosen);
            setOperator(firstOperator(chosen));
          }}
        />
        <SelectField
          looks={looks.select}
          label={filterPanel.operator}
          value={operator}
          options={operatorsOf(kind).map((each) => [each, operatorWords(each, kind)])}
          onChoose={setOperator}
        />
        {labels.slice(0, count).map((label, i) => (
          <label key={`${added} ${column} ${i}`} className={looks.field}>
            <span>{label}</span>
            {field === "boolean" ? (
              <select name="value" className={cx(looks.input, "pe-8")}>
                <option value="1">{words.cells.yes}</option>
                <option value="0">{words.cells.no}</option>
              </select>
            ) : (
              <input
                name="value"
                type={field === "date" ? "date" : "text"}
                inputMode={field === "number" ? "decimal" : undefined}
                autoComplete="off"
                aria-invalid={fault !== undefined}
                aria-describedby={fault && id}
                className={looks.input}
              />
            )}
          </label>
        ))}
        <p id={id} role="alert" className="font-medium text-persimmon empty:hidden">
          {fault && filterPanel[fault]}
        </p>
        <button type="submit" className={looks.strongButton}>
          {filterPanel.add}
        </button>
      </form>
      {filters.length > 0 && (
        <button type="button" className={looks.plainButton} onClick={() => state.setFilters([])}>
          {filterPanel.clear}
        </button>
      )}
    </>
  );
}
