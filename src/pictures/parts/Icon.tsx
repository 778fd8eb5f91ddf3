/** Signs that the fonts do not have, as strokes in a box of 16 units. */
const strokes = {
  check: "M3 8.5l3.5 3.5L13 4.5",
  cross: "M4 4l8 8M12 4l-8 8",
  plus: "M8 3v10M3 8h10",
  arrow: "M3 8h10M9 4l4 4-4 4",
  link: "M7 9.5a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4M9 6.5a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4",
  rule: "M2.5 5h11M2.5 11h11M6 3v4M10 9v4",
  pause: "M5.5 4v8M10.5 4v8",
} as const;

export type IconName = keyof typeof strokes;

/** A sign in the colour and beside the size of the text around it. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      strokeWidth="1.5"
      className="size-3.5 shrink-0 self-center fill-transparent stroke-current"
    >
      <path d={strokes[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
