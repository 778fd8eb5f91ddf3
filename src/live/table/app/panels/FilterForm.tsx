import { useId, useRef, useState } from "react";
import type { Filter, FilterOperator } from "#live/engine/client/types.ts";
import type { TableColumn } from "#live/engine/tables/kinds.ts";
import { filterFault, operatorsOf, operatorWords, valueCount } from "../../filters.ts";
import { words } from "../words.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { ValueField } from "./ValueField.tsx";

interface FilterFormProps {
  columns: readonly TableColumn[];
  /** The column that is chosen at first. */
  first: string | undefined;
  onAdd: (filter: Filter) => void;
}

const firstOperator = (column: TableColumn | undefined): FilterOperator =>
  operatorsOf(column?.kind ?? "text")[0] ?? "contains";

/** A column, a condition by what the column holds, and the value or the two values. */
export function FilterForm({ columns, first, onAdd }: FilterFormProps) {
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
    // A choice of two has one that is chosen.
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
      className="tbl-form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ColumnChoice
        label={filterPanel.column}
        columns={columns.map(({ name }) => name)}
        value={filter.column}
        onChoose={(column) => {
          const operator = firstOperator(columns.find(({ name }) => name === column));
          change({ column, operator, values: [] });
        }}
      />
      <label className="tbl-field">
        <span>{filterPanel.operator}</span>
        <select
          value={filter.operator}
          onChange={({ target }) => {
            const operator = operatorsOf(kind).find((each) => each === target.value);
            if (operator) change({ operator });
          }}
        >
          {operatorsOf(kind).map((operator) => (
            <option key={operator} value={operator}>
              {operatorWords(operator, kind, words)}
            </option>
          ))}
        </select>
      </label>
      {labels.slice(0, count).map((label, i) => (
        <ValueField
          key={`${kind} ${label}`}
          label={label}
          kind={kind}
          value={filter.values[i] ?? ""}
          fault={fault === undefined ? undefined : id}
          onChange={(value) => {
            change({ values: Object.assign(["", ""], filter.values, { [i]: value }) });
          }}
        />
      ))}
      <p id={id} role="alert" className="tbl-fault">
        {fault !== undefined && filterPanel[fault]}
      </p>
      <button type="submit" className="tbl-button">
        {filterPanel.add}
      </button>
    </form>
  );
}
