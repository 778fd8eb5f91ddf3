import { useId, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Filter } from "#live/engine/client/types.ts";
import { SelectField } from "#live/engine/SelectField.tsx";
import type { ColumnKind, TableColumn } from "#live/engine/tables.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import {
  fieldOf,
  filterFault,
  filterSentence,
  operatorsOf,
  operatorWords,
  valueCount,
} from "../table-text.ts";
import {
  field,
  form as formLook,
  input,
  muted,
  plainButton,
  select,
  strongButton,
} from "../looks.ts";
import { words } from "../Toolbar.tsx";

interface FilterListProps {
  readonly filters: readonly Filter[];
  readonly columns: readonly TableColumn[];
  readonly onFilters: (filters: readonly Filter[]) => void;
}

/** The active filters, each as a removable sentence. */
export function FilterList({ filters, columns, onFilters }: FilterListProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {filters.map((filter, at) => {
        const sentence = filterSentence(filter, columns, words);
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
              onClick={() => onFilters(filters.filter((_, i) => i !== at))}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface ValueFieldProps {
  readonly label: string;
  readonly kind: ColumnKind;
  /** The id of the error; undefined if there is none. */
  readonly errorId: string | undefined;
}

/** The field for a value, by the column's kind: a calendar for days, yes or no, a text field for the rest. */
function ValueField({ label, kind, errorId }: ValueFieldProps) {
  const type = fieldOf(kind);
  return (
    <label className={field}>
      <span>{label}</span>
      {type === "boolean" ? (
        <select name="value" className={cx(input, "pe-8")}>
          <option value="1">{words.cells.yes}</option>
          <option value="0">{words.cells.no}</option>
        </select>
      ) : (
        <input
          name="value"
          type={type === "date" ? "date" : "text"}
          inputMode={type === "number" ? "decimal" : undefined}
          autoComplete="off"
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          className={input}
        />
      )}
    </label>
  );
}

interface FilterFormProps {
  readonly columns: readonly TableColumn[];
  /** The column that is chosen at first. */
  readonly first: string | undefined;
  readonly onAdd: (filter: Filter) => void;
}

/** A column, a condition for its kind, and the value or the two values. */
function FilterForm({ columns, first, onAdd }: FilterFormProps) {
  const id = useId();
  const kindOf = (wanted: string) => columns.find(({ name }) => name === wanted)?.kind ?? "text";
  const firstOperator = (column: string) => operatorsOf(kindOf(column))[0] ?? "contains";
  const [column, setColumn] = useState(
    columns.some(({ name }) => name === first) ? (first ?? "") : (columns[0]?.name ?? ""),
  );
  const [operator, setOperator] = useState(firstOperator(column));
  /** The number of added filters: each starts with empty fields. */
  const [added, setAdded] = useState(0);
  const [fault, setFault] = useState<ReturnType<typeof filterFault>>();
  const kind = kindOf(column);
  const count = valueCount(operator);
  const { filterPanel } = words;
  const labels = count === 2 ? [filterPanel.from, filterPanel.to] : [filterPanel.value];
  const add = (form: HTMLFormElement) => {
    const values = new FormData(form).getAll("value").map((value) => String(value).trim());
    const filter = { column, operator, values };
    const found = filterFault(filter, kind);
    setFault(found);
    if (found === undefined) {
      onAdd(filter);
      setAdded(added + 1);
    } else form.querySelector("input")?.focus();
  };
  return (
    <form
      noValidate
      className={formLook}
      onChange={() => setFault(undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        add(event.currentTarget);
      }}
    >
      <SelectField
        looks={select}
        label={filterPanel.column}
        options={columns.map(({ name }) => [name, name])}
        value={column}
        onChoose={(chosen) => {
          setColumn(chosen);
          setOperator(firstOperator(chosen));
        }}
      />
      <SelectField
        looks={select}
        label={filterPanel.operator}
        value={operator}
        options={operatorsOf(kind).map((each) => [each, operatorWords(each, kind, words)])}
        onChoose={setOperator}
      />
      {labels.slice(0, count).map((label, i) => (
        <ValueField
          key={`${added} ${column} ${i}`}
          label={label}
          kind={kind}
          errorId={fault === undefined ? undefined : id}
        />
      ))}
      <p id={id} role="alert" className="font-medium text-persimmon empty:hidden">
        {fault !== undefined && filterPanel[fault]}
      </p>
      <button type="submit" className={strongButton}>
        {filterPanel.add}
      </button>
    </form>
  );
}

interface FilterPanelProps extends FilterListProps {
  /** The column that is chosen at first. */
  readonly column: string | undefined;
}

/** Filters as sentences, and a form for a new one. */
export function FilterPanel({ filters, columns, column, onFilters }: FilterPanelProps) {
  const { filterPanel } = words;
  return (
    <>
      {filters.length === 0 ? (
        <p className={muted}>{filterPanel.none}</p>
      ) : (
        <FilterList filters={filters} columns={columns} onFilters={onFilters} />
      )}
      <FilterForm
        columns={columns}
        first={column}
        onAdd={(filter) => onFilters([...filters, filter])}
      />
      {filters.length > 0 && (
        <button type="button" className={plainButton} onClick={() => onFilters([])}>
          {filterPanel.clear}
        </button>
      )}
    </>
  );
}
