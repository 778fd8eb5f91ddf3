import { cx } from "#ui/cx.ts";
import { field, input } from "../looks.ts";

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** The values, each with its words. */
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly onChoose: (value: T) => void;
}

/** A choice below its label: the browser's own list, which finds options by typing. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, value, options, onChoose } = props;
  return (
    <label className={field}>
      <span>{label}</span>
      <select
        value={value}
        disabled={options.length === 0}
        className={cx(input, "pe-8")}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A choice of columns by their names. */
export const ColumnSelect = ({
  columns,
  ...props
}: Omit<SelectFieldProps<string>, "options"> & { readonly columns: readonly string[] }) => (
  <SelectField {...props} options={columns.map((name) => [name, name])} />
);
