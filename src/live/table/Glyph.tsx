import { cx } from "#ui/cx.ts";

/** The table's own icons, 16 × 16: they come with its code, for pages without our other styles. */
const paths = {
  up: "M8 13V3M4 7l4-4 4 4",
  down: "M8 3v10M4 9l4 4 4-4",
  sort: "M5 3v10M2 10l3 3 3-3M11 13V3M8 6l3-3 3 3",
  filter: "M2 3.5h12M4.5 8h7M7 12.5h2",
  columns: "M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10",
  /** Out of the tray, into the table. */
  upload: "M8 10V2M4.5 5.5 8 2l3.5 3.5M2.5 10v3.5h11V10",
  /** Into the tray, out of the table. */
  download: "M8 2v8M4.5 6.5 8 10l3.5-3.5M2.5 10v3.5h11V10",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m3.3 7.8 3.2 3.2",
  close: "m4.5 4.5 7 7m0-7-7 7",
  bin: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4",
  more: "m4 6 4 4 4-4",
  plus: "M8 3v10M3 8h10",
  shown:
    "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4",
  hidden: "M2 5c1.5 2.5 3.5 3.8 6 3.8S12.5 7.5 14 5M4 7.8 2.8 9.6M8 9v2.2M12 7.8l1.2 1.8",
  grip: "M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01",
  command:
    "M5.5 5.5h5v5h-5zM5.5 5.5H4A1.7 1.7 0 1 1 5.5 4zM10.5 5.5V4A1.7 1.7 0 1 1 12 5.5zM10.5 10.5H12a1.7 1.7 0 1 1-1.5 1.5zM5.5 10.5V12A1.7 1.7 0 1 1 4 10.5z",
} as const;

export type GlyphName = keyof typeof paths;

/** An icon next to words that say the same; hidden from assistive technology. */
export function Glyph({ name, className }: { name: GlyphName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={cx("flex-none", className ?? "size-4")}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
