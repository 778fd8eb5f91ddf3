import { Fragment } from "react";
import { Stages } from "./Stages.tsx";
import type { KitContent } from "./specimen.ts";
import type { Numbered } from "./specimens.ts";

/** One specimen: number, name, what it is for, and its two stages. */
export function Entry({ specimen, content }: { specimen: Numbered; content: KitContent }) {
  const { id, number, title, use, source } = specimen;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-line-strong pt-5 pb-20"
    >
      <div className="mb-8 grid gap-x-8 gap-y-2 lg:grid-cols-12 lg:items-baseline">
        <p className="kit-note lg:col-span-1">{number}</p>
        <h3 id={`${id}-title`} className="text-heading lg:col-span-4">
          {title}
        </h3>
        <p className="max-w-prose text-ink-muted lg:col-span-5">{use}</p>
        <p className="kit-note lg:col-span-2 lg:text-end">
          <SourcePath path={source} />
        </p>
      </div>
      <Stages specimen={specimen} content={content} />
    </section>
  );
}

/** A path that breaks after its slashes, not within a name. */
function SourcePath({ path }: { path: string }) {
  return path.split("/").map((part, i) => (
    <Fragment key={part}>
      {i > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
