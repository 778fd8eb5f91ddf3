import type { ReactNode } from "react";
import type { CaseStudy } from "#sections/customers/stories.ts";

interface SwingTagProps {
  figure: CaseStudy["results"]["figures"][number] | undefined;
  /** Where the figure is invented. */
  mark: ReactNode;
}

/** One figure with what it is worked out from, on a tag that hangs by a thread. */
export function SwingTag({ figure, mark }: SwingTagProps) {
  if (figure === undefined) return null;
  return (
    <figure className="swing-tag">
      <svg aria-hidden="true" viewBox="0 0 200 160">
        <path d="M104-400C92-220 128-60 100 112" />
        <path d="M60-400C80-200 60-40 100 112" />
      </svg>
      <p>
        <b>{figure.value}</b>
        <span>{figure.label}</span>
      </p>
      <figcaption>
        {figure.how} {mark}
      </figcaption>
    </figure>
  );
}
