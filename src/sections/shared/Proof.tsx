import type { quoteOn } from "#content/read.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { StoryPicture } from "#illustrations/stories/index.tsx";
import type { CaseStudy } from "#sections/customers/stories.ts";
import { Page } from "#ui/Page.tsx";
import { Sample } from "./marks.tsx";
import { PersonQuote } from "./PersonQuote.tsx";

/** “$143,252” as a number. */
const amount = (figure: string) => Number(figure.replace(/[^\d.]/g, ""));

const slab = [{ cx: 300, cy: 240, rx: 262, ry: 204, squareness: 8 }];

/** A report of the store, before and after, in a window on raked sand. */
function Report({ changed: { title, columns, rows } }: { changed: CaseStudy["changed"] }) {
  const told = rows.map(({ what, before, after }) => `${what}: ${before}, then ${after}`);
  const [, before, after] = columns;
  return (
    <div
      role="img"
      aria-label={`${title}. ${told.join("; ")}.`}
      className="relative isolate overflow-hidden rounded-stone bg-clay-soft p-6 sm:p-10"
    >
      <RakedGround
        viewBox={[0, 0, 600, 480]}
        stones={slab}
        gap={16}
        step={30}
        fit="stretch"
        className="absolute inset-0 -z-1 size-full text-clay/40"
      />
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-large bg-raised text-small/snug text-ink tabular-nums shadow-panel forced-colors:border"
      >
        <p className="border-b border-line bg-figure-sunken px-5 py-3 font-medium">{title}</p>
        <p className="flex gap-5 px-5 pt-4 text-ink-muted">
          <span className="before:me-2 before:inline-block before:size-2.5 before:rounded-full before:bg-line-strong before:forced-color-adjust-none">
            {before}
          </span>
          <span className="before:me-2 before:inline-block before:size-2.5 before:rounded-full before:bg-moss before:forced-color-adjust-none">
            {after}
          </span>
        </p>
        {rows.map(({ what, before, after }) => {
          const most = Math.max(amount(before), amount(after), 1);
          return (
            <div key={what} className="border-t border-line px-5 py-3 first-of-type:border-0">
              <p className="flex gap-4">
                <span className="grow">{what}</span>
                <span className="text-ink-muted">{before}</span>
                <b className="min-w-16 text-end font-medium">{after}</b>
              </p>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" className="mt-2 h-3 w-full">
                <rect
                  width={(100 * amount(before)) / most}
                  height="5"
                  className="fill-line-strong"
                />
                <rect y="7" width={(100 * amount(after)) / most} height="5" className="fill-moss" />
              </svg>
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface ProofProps {
  said: Awaited<ReturnType<typeof quoteOn>>;
  /** What is next to the quote: the customer's report, or the drawing of their checkout. */
  scene?: "report" | "checkout";
  /** Set if it is the page's saturated band. */
  field?: boolean;
}

/** What a customer says about this part of the product, in large letters next to a scene from their store. */
export function Proof({ said, scene = "report", field = false }: ProofProps) {
  if (said === undefined) return null;
  const { slug, name, story, text } = said;
  return (
    <section className={field ? "bg-field py-chapter text-on-field" : "plain-band"}>
      <Page className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
        <PersonQuote customer={name} quote={{ ...story.summary.quote, text }}>
          <Sample when={story.sample} />
        </PersonQuote>
        {scene === "report" ? (
          <Report changed={story.changed} />
        ) : (
          <StoryPicture slug={slug} label={story.picture} className="shadow-panel" />
        )}
      </Page>
    </section>
  );
}
