/** A link as a stone in raked sand; its rings are in blog.css. */
export const sandStone = [
  "sand-stone inline-flex min-h-10 items-center rounded-full border border-transparent bg-raised px-4",
  "text-small/body font-medium transition duration-touch hover:bg-moss-soft active:scale-97 focus-visible:rounded-full",
  "aria-[current]:bg-inverse aria-[current]:text-on-inverse",
  "forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:outline-[Highlight]",
].join(" ");
