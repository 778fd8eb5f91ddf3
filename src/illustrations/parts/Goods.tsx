/** Drawings of goods, as strokes in a box of 32 units. */
const drawings = {
  bag: "M9 10h14l2 17H7zM9 10l1.5-5h11L23 10M12 16h8v6h-8z",
  filters: "M4 9h24l-7 16H11zM10 9l4 16M22 9l-4 16M16 9v16",
  jar: "M10 5h12v4H10zM10 9c-2 1.5-3 3-3 5v10c0 1.5 1 3 3 3h12c2 0 3-1.5 3-3V14c0-2-1-3.5-3-5M7 15h18v7H7z",
  bars: "M4 15h24v13H4zM6.5 15V7l1.2 1L9 7l1.3 1 1.2-1v8M13.5 15V5l1.2 1L16 5l1.3 1 1.2-1v10M20.5 15V7l1.2 1L23 7l1.3 1 1.2-1v8M10 19h12v5H10z",
} as const;

export type Good = keyof typeof drawings;

interface GoodsProps {
  good: Good;
  className: string;
}

/** A product, drawn in ink. */
export function Goods({ good, className }: GoodsProps) {
  return (
    <svg viewBox="0 0 32 32" className={className}>
      <path
        d={drawings[good]}
        strokeLinejoin="round"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
