import type { Author } from "#content/articles/entry.ts";
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { seeded } from "#lib/random/seeded.ts";
import { External, Sample } from "#sections/shared/marks.tsx";
import { cx } from "#ui/cx.ts";

/** Who wrote it: monogram, name, job, and profiles elsewhere. */
export function Byline({ author, className }: { author: Author; className: string }) {
  const { name, role, twitter_handle: handle, twitter_url: url, sample } = author;
  return (
    <div
      data-part="byline"
      className={cx(
        "grid grid-cols-[auto_minmax(0,1fr)] content-center gap-x-3 text-small/[1.4]",
        className,
      )}
    >
      <Monogram name={name} />
      <p className="col-2 text-ink-muted">
        <strong className="me-1.5 text-base/[1.4] font-medium text-ink">{name}</strong>{" "}
        <Sample when={sample} />
      </p>
      <p className="col-2 text-ink-muted">{role}</p>
      <p className="col-2 text-ink-muted">
        {url === null ? (
          handle
        ) : (
          <a className="quiet-link min-h-6" href={url} rel="external author">
            {handle}
            <External when />
          </a>
        )}
      </p>
    </div>
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join("");

/** The author's initials on a pebble. Decoration next to the name. */
function Monogram({ name }: { name: string }) {
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
