/** The site's own line icons, 16 × 16, stroke 1.5. */
const paths = {
  arrow: "M3 8h10M9 4l4 4-4 4",
  out: "M6 3H3v10h10v-3M9 3h4v4M13 3 7.5 8.5",
  down: "m4 6 4 4 4-4",
  menu: "M2 5c3-1 4 1 6 0s4-1 6 0M2 9.5c3-1 4 1 6 0s4-1 6 0",
  close: "m4 4 8 8m0-8-8 8",
  check: "m3 8.5 3.2 3L13 4.5",
  sun: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1",
  moon: "M13 9.6A5.6 5.6 0 0 1 6.4 3 5.6 5.6 0 1 0 13 9.6",
  system: "M2 3h12v8H2zM6 14h4M8 11v3",
  pause: "M5.5 3.5v9M10.5 3.5v9",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m3.3 7.8 3.2 3.2",
  undo: "M3 3.5v4h4M3.3 7.2a5 5 0 1 1 .6 3.6",
  plus: "M8 3v10M3 8h10",
  link: "M7 9.5a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4M9 6.5a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4",
  rule: "M2.5 5h11M2.5 11h11M6 3v4M10 9v4",
  talk: "M2.5 3.5h11v7.5H8L4.8 13.5V11H2.5zM5.5 7.2h.1M8 7.2h.1M10.5 7.2h.1",
  grip: "M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01",
  "arrow-up": "M8 13V3M4 7l4-4 4 4",
  "arrow-down": "M8 3v10M4 9l4 4 4-4",
  filter: "M2 3.5h12M4.5 8h7M7 12.5h2",
  columns: "M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10",
  /** Out of the tray, into the table. */
  upload: "M8 10V2M4.5 5.5 8 2l3.5 3.5M2.5 10v3.5h11V10",
  /** Into the tray, out of the table. */
  download: "M8 2v8M4.5 6.5 8 10l3.5-3.5M2.5 10v3.5h11V10",
  bin: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4",
  shown:
    "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4",
  hidden: "M2 5c1.5 2.5 3.5 3.8 6 3.8S12.5 7.5 14 5M4 7.8 2.8 9.6M8 9v2.2M12 7.8l1.2 1.8",
  command:
    "M5.5 5.5h5v5h-5zM5.5 5.5H4A1.7 1.7 0 1 1 5.5 4zM10.5 5.5V4A1.7 1.7 0 1 1 12 5.5zM10.5 10.5H12a1.7 1.7 0 1 1-1.5 1.5zM5.5 10.5V12A1.7 1.7 0 1 1 4 10.5z",
  alert: "M8 2 1.8 13.2h12.4zM8 6.2v3.3M8 11.4v.2",
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

interface IconProps {
  name: IconName;
  className?: string | undefined;
}

/** A picture next to words that say the same; hidden from assistive technology. */
export function Icon({ name, className = "size-4 flex-none" }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={className}
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
