interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** The values, each with its words. */
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly onChoose: (value: T) => void;
  /** Classes of the label around both, and of the list. */
  readonly looks: Readonly<Record<"field" | "list", string | undefined>>;
}

/** A choice with its label: the browser's own list, which finds options by typing. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, value, options, onChoose, looks } = props;
  return (
    <label className={looks.field}>
      <span>{label}</span>
      <select
        value={value}
        className={looks.list}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([each, text], i) => (
          <option key={i} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
