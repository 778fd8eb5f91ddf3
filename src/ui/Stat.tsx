/** A figure with the condition under which it holds. */
export function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-line pt-4">
      <dt className="text-small text-ink-muted">{label}</dt>
      <dd className="font-display text-heading tabular-nums">{value}</dd>
    </div>
  );
}

/** A row of figures. */
export function Stats({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className="grid gap-8 md:auto-cols-fr md:grid-flow-col">
      {items.map((item) => (
        <Stat key={item.label} {...item} />
      ))}
    </dl>
  );
}
