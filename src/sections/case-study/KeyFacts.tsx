interface KeyFactsProps {
  /** What the strip is called. */
  label: string;
  facts: readonly { readonly label: string; readonly value: string }[];
}

/** The facts in one strip, sewn on along its upper edge. */
export function KeyFacts({ label, facts }: KeyFactsProps) {
  return (
    <dl className="key-facts" aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
