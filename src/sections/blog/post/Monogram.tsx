import { seeded } from "#lib/random/seeded.ts";
import { pebbleAt } from "#illustrations/parts/pebble.ts";

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join("");

/** What stands for an author: the initials on a pebble of their own. Decoration beside the name. */
export function Monogram({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="row-span-3 -ms-1.5 size-13 fill-inverse">
      <path d={pebbleAt(seeded(name)())} />
      <text
        className="fill-on-inverse font-display font-medium"
        textAnchor="middle"
        x="12"
        y="15.1"
        fontSize="8.5"
      >
        {initials(name)}
      </text>
    </svg>
  );
}
