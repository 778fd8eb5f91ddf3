import type { CaseStudy } from "#sections/customers/stories.ts";

interface SwingTagProps {
  figure: CaseStudy["results"]["figures"][number] | undefined;
}

/** Paper with a hole for the thread. On wide screens the thread comes from above the window. */
const tag =
  "relative mt-16 w-full max-w-96 rotate-[2.5deg] self-start justify-self-center rounded-t-stone rounded-b-medium border border-line bg-raised bg-[radial-gradient(circle_at_50%_2.5rem,var(--color-ground)_0.75rem,transparent_0.8rem)] px-8 pt-22 pb-8 lg:mt-28";

/** One figure with what it is worked out from, on a tag that hangs by a thread. */
export function SwingTag({ figure }: SwingTagProps) {
  if (figure === undefined) return null;
  return (
    <figure className={tag}>
      <svg
        aria-hidden="true"
        viewBox="0 0 200 160"
        className="pointer-events-none absolute -top-18 left-[calc(50%-6.25rem)] h-40 w-50 overflow-hidden fill-none stroke-clay stroke-[2.5] lg:overflow-visible"
      >
        <path d="M104-400C92-220 128-60 100 112" />
        <path d="M60-400C80-200 60-40 100 112" />
      </svg>
      <p>
        <b className="block font-display text-[clamp(3.5rem,7vw,5.5rem)] leading-none font-medium tracking-display wrap-normal">
          {figure.value}
        </b>
        <span className="mt-3 block text-lead leading-[1.3] font-medium">{figure.label}</span>
      </p>
      <figcaption className="mt-4 border-t-2 border-dashed border-clay pt-4 text-ink-muted">
        {figure.how}
      </figcaption>
    </figure>
  );
}
