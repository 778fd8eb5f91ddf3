import type { Content } from "#content/collections.ts";
import type { CaseStudy, CustomerStory } from "#content/read.ts";
import { caseStudyHref } from "#sections/customers/stories.ts";
import { Result, Sample } from "#sections/shared/marks.tsx";
import { CustomerQuote } from "#sections/shared/Proof.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface SummaryProps extends CustomerStory {
  words: Content<"customer">;
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="grid grid-cols-1 gap-x-6 gap-y-1 border-t border-line py-3.5 md:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-muted">{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Who the customer is, the problem, what they use, and one figure on a tag. */
export function Summary({ slug, story, words }: SummaryProps) {
  const { who, began, first, uses } = story.summary;
  return (
    <Band space="plain-band pt-6">
      <p className="text-small">
        <TextLink href="/customers/">{words.all}</TextLink>
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-12 lg:grid-cols-7-5">
        <div>
          <h1 className="text-display tracking-display">{story.name}</h1>
          <p className="mt-6 max-w-prose text-lead">{who}</p>
          <dl className="mt-8 max-w-152">
            <Fact label={words.began} value={began} />
            <Fact label={words.first} value={first} />
            <Fact label={words.uses} value={uses.join(", ")} />
          </dl>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={caseStudyHref(slug)}>{words.more}</ButtonLink>
            <Sample when={story.sample} />
          </p>
        </div>
        <FigureTag figure={story.results.figures[0]} />
      </div>
    </Band>
  );
}

/** Paper with a hole for the thread. On wide screens the thread comes from above the window. */
const tag =
  "relative mt-16 w-full max-w-96 rotate-[2.5deg] self-start justify-self-center rounded-t-stone rounded-b-medium border border-line bg-raised bg-[radial-gradient(circle_at_50%_2.5rem,var(--color-ground)_0.75rem,transparent_0.8rem)] px-8 pt-22 pb-8 lg:mt-28";

/** One figure with its source, on a tag that hangs by a thread. */
function FigureTag({ figure }: { figure: CaseStudy["results"]["figures"][number] | undefined }) {
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
          <Result figure={figure} />
        </b>
        <span className="mt-3 block text-lead leading-[1.3] font-medium">{figure.label}</span>
      </p>
      <figcaption className="mt-4 border-t-2 border-dashed border-clay pt-4 text-ink-muted">
        {figure.how}
      </figcaption>
    </figure>
  );
}

/** What the customer said, next to a picture of their checkout, on moss. */
export const SaidBand = ({ slug, story, words }: SummaryProps) => (
  <Band ground="field">
    {/* The headline has the mark. */}
    <CustomerQuote
      said={{ slug, story, customer: story.name, quote: story.summary.quote, sample: false }}
    >
      <TextLink look="onward" href="/platform/">
        {words.about}
      </TextLink>
    </CustomerQuote>
  </Band>
);
