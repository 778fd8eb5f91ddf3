import type { Author } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Monogram } from "./Monogram.tsx";
import { cx } from "#ui/cx.ts";

interface BylineProps {
  author: Author;
  labels: Content<"interface">;
  className: string;
}

/** Who wrote it: monogram, name, what they do, and where else they write. */
export function Byline({ author, labels, className }: BylineProps) {
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
        {sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
      </p>
      <p className="col-2 text-ink-muted">{role}</p>
      <p className="col-2 text-ink-muted">
        {url === null ? (
          handle
        ) : (
          <a className="quiet-link min-h-6" href={url} rel="external author">
            {handle}
            <OutwardMark hint={labels.external} />
          </a>
        )}
      </p>
    </div>
  );
}
