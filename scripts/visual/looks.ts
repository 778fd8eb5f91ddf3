/** The eight ways in which every template is pictured. */

export const themes = ["light", "dark"] as const;

/** Widths with the height of a window that is usual for each: a phone, a tablet, a laptop, a large screen. */
export const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

export interface Look {
  readonly theme: (typeof themes)[number];
  readonly width: (typeof windows)[number]["width"];
}

export const looks: readonly Look[] = themes.flatMap((theme) =>
  windows.map(({ width }) => ({ theme, width })),
);

/** "dark-390" */
export const nameOf = ({ theme, width }: Look) => `${theme}-${String(width)}`;

/** "/blog/[id]/" → "blog--id", a name for files; "home" for "/" */
export const fileNameOf = (route: string) =>
  route
    .replace(/^\/|\/$/g, "")
    .replaceAll("/", "--")
    .replaceAll(/[^\w-]/g, "") || "home";
