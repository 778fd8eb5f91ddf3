import type { CaseStudy } from "#sections/customers/stories.ts";
import { Page } from "#ui/Page.tsx";

/** A seam that has come undone: stitches on the left, loose thread on the right. */
const thread =
  "M0 20h14m8 0h14m8 0h14m8 0h14m8 0h14m8 0c40 0 36-16 60-14s20 30 44 26 14-30 38-24 10 26 30 24 30-22 46-8 20 20 44 6";

/** What went wrong on the way: three seams that had to be undone and sewn again. */
export function Trouble({ trouble }: { trouble: CaseStudy["trouble"] }) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <h2 className="text-heading">{trouble.title}</h2>
        <ol className="mt-12 grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-3">
          {trouble.items.map(({ title, text }) => (
            <li key={title} className="lg:nth-2:mt-16 lg:nth-3:mt-6">
              <svg
                aria-hidden="true"
                viewBox="0 0 380 40"
                preserveAspectRatio="xMinYMid slice"
                className="h-10 w-full max-w-95 overflow-hidden fill-none stroke-night-line stroke-2"
                strokeLinecap="round"
              >
                <path d={thread} />
              </svg>
              <h3 className="mt-4 mb-2 text-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
