interface KeyFactsProps {
  /** What the strip is called. */
  label: string;
  facts: readonly { readonly label: string; readonly value: string }[];
}

const strip =
  "mt-10 grid grid-cols-1 gap-x-10 gap-y-4 border-t-2 border-dashed border-clay pt-6 md:grid-cols-3 lg:grid-cols-[repeat(2,minmax(0,2fr))_minmax(0,4fr)_repeat(2,minmax(0,3fr))] lg:gap-x-8";

/** The facts in one strip, sewn on along its upper edge. */
export function KeyFacts({ label, facts }: KeyFactsProps) {
  return (
    <dl className={strip} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className="text-small/body text-ink-muted">{fact.label}</dt>
          <dd className="font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
