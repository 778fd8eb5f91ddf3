interface KindChoiceProps<K extends string> {
  label: string;
  kinds: readonly K[];
  names: Readonly<Record<K, string>>;
  value: K;
  onChoose: (kind: K) => void;
}

/** Which kind of condition or of deed a half of a rule is. */
export function KindChoice<K extends string>({
  label,
  kinds,
  names,
  value,
  onChoose,
}: KindChoiceProps<K>) {
  return (
    <select
      aria-label={label}
      className="field"
      value={value}
      onChange={({ target }) => {
        const chosen = kinds.find((kind) => kind === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {names[kind]}
        </option>
      ))}
    </select>
  );
}
