interface RipplesProps {
  /** How many rings, from the stone outward. */
  rings: number;
  className: string;
}

/** A stone with the rings that the rake draws around it, in a box of 200 units. */
export function Ripples({ rings, className }: RipplesProps) {
  return (
    <svg viewBox="0 0 200 200" className={className}>
      {Array.from({ length: rings }, (_, i) => (
        <circle key={i} cx="100" cy="100" r={26 + i * 9} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
