/** How one result looks; articles in plain lists look the same (src/sections/search/ArticleLine.tsx). */
export const hitLooks = {
  link: "search-hit group grid gap-0.5 rounded-medium p-3 hover:bg-sunken focus-visible:-outline-offset-3 focus-visible:rounded-medium focus-visible:bg-sunken",
  title: "font-display text-lead/[1.3] font-medium group-active:text-persimmon",
  section: "border-s-2 border-moss ps-2.5 text-small/body font-medium",
  text: "line-clamp-2 text-small/body text-ink-muted",
  kind: "text-micro/body text-clay",
  mark: "rounded-small bg-moss-soft text-ink",
} as const;
