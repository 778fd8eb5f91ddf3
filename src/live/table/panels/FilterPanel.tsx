import { useId, useRef, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Filter, FilterOperator } from "#live/engine/client/types.ts";
import type { ColumnKind, TableColumn } from "#live/engine/tables.ts";
import { IconButton } from "#ui/IconButton.tsx";
import {
  fieldOf,
  filterFault,
  filterSentence,
  operatorsOf,
  operatorWords,
  valueCount,
} from "../filters.ts";
import { field, form as formLook, input, muted, plainButton, strongButton } from "../looks.ts";
import { words } from "../Toolbar.tsx";
import { ColumnSelect, SelectField } from "./SelectField.tsx";

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
  readonly value: string;
  /** The id of the error; undefined if there is none. */
  readonly errorId: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The field for a value, by the column's kind: a calendar for days, yes or no, a text field for the rest. */
function ValueField({ label, kind, value, errorId, onChange }: ValueFieldProps) {
  const type = fieldOf(kind);
  if (type === "boolean")
    return (
      <SelectField
        label={label}
        value={value === "" ? "1" : value}
        options={[
          ["1", words.cells.yes],
          ["0", words.cells.no],
        ]}
        onChoose={onChange}
      />
    );
  return (
    <label className={field}>
      <span>{label}</span>
      <input
        type={type === "date" ? "date" : "text"}
        inputMode={type === "number" ? "decimal" : undefined}
        autoComplete="off"
        value={value}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        className={input}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface FilterFormProps {
  readonly columns: readonly TableColumn[];
  /** The column that is chosen at first. */
  readonly first: string | undefined;
  readonly onAdd: (filter: Filter) => void;
}

const firstOperator = (column: TableColumn | undefined): FilterOperator =>
  operatorsOf(column?.kind ?? "text")[0] ?? "contains";

/** A column, a condition for its kind, and the value or the two values. */
function FilterForm({ columns, first, onAdd }: FilterFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const start = columns.find(({ name }) => name === first) ?? columns[0];
  const [filter, setFilter] = useState<Filter>({
    column: start?.name ?? "",
    operator: firstOperator(start),
    values: [],
  });
  const [fault, setFault] = useState<ReturnType<typeof filterFault>>();
  const kind = columns.find(({ name }) => name === filter.column)?.kind ?? "text";
  const count = valueCount(filter.operator);
  const { filterPanel } = words;
  const labels = count === 2 ? [filterPanel.from, filterPanel.to] : [filterPanel.value];
  const change = (next: Partial<Filter>) => {
    setFault(undefined);
    setFilter({ ...filter, ...next });
  };
  const add = () => {
    // A yes-or-no choice always has a value.
    const values = kind === "boolean" ? [filter.values[0] ?? "1"] : filter.values;
    const complete = { ...filter, values: values.slice(0, count).map((value) => value.trim()) };
    const found = filterFault(complete, kind);
    setFault(found);
    if (found === undefined) {
      onAdd(complete);
      setFilter({ ...filter, values: [] });
    } else form.current?.querySelector("input")?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      className={formLook}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ColumnSelect
        label={filterPanel.column}
        columns={columns.map(({ name }) => name)}
        value={filter.column}
        onChoose={(column) => {
          const operator = firstOperator(columns.find(({ name }) => name === column));
          change({ column, operator, values: [] });
        }}
      />
      <SelectField
        label={filterPanel.operator}
        value={filter.operator}
        options={operatorsOf(kind).map((each) => [each, operatorWords(each, kind, words)])}
        onChoose={(operator) => change({ operator })}
      />
      {labels.slice(0, count).map((label, i) => (
        <ValueField
          key={`${kind} ${label}`}
          label={label}
          kind={kind}
          value={filter.values[i] ?? ""}
          errorId={fault === undefined ? undefined : id}
          onChange={(value) =>
            change({ values: Object.assign(["", ""], filter.values, { [i]: value }) })
          }
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
