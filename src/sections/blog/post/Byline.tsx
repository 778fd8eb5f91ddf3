import type { Author } from "#model/articles/entry.ts";
import type { Content } from "#model/kinds.ts";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Monogram } from "./Monogram.tsx";

interface BylineProps {
  author: Author;
  labels: Content<"interface">;
}

/** Who wrote it: monogram, name, what they do, and where else they write. */
export function Byline({ author, labels }: BylineProps) {
  const { name, role, twitter_handle: handle, twitter_url: url, sample } = author;
  return (
    <div className="byline">
      <Monogram name={name} />
      <p>
        <strong>{name}</strong>{" "}
        {sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
      </p>
      <p>{role}</p>
      <p>
        {url === null ? (
          handle
        ) : (
          <a className="quiet-link" href={url} rel="external author">
            {handle}
            <OutwardMark hint={labels.external} />
          </a>
        )}
      </p>
    </div>
  );
}
