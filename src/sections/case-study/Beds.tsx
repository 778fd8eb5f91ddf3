import type { Content } from "#content/collections.ts";
import type { CaseStudy } from "#sections/customers/stories.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { BedStrip } from "./BedStrip.tsx";

interface BedsProps {
  features: CaseStudy["features"];
  /** What all features of the platform are called. */
  names: Content<"features">["features"];
  words: Content<"caseStudy">["beds"];
}

/** The eight parts of CheckoutOS as beds of one garden: the planted ones first, the one that matters most widest. */
export function Beds({ features, names, words }: BedsProps) {
  const nameOf = (id: string) => names.find((each) => each.id === id)?.title ?? id;
  const inOrder = features.toSorted((a, b) => Number(b.used) - Number(a.used));
  // Four used, four not: the fourth is wide as well, and the four unused ones share a row.
  const halves = inOrder.filter(({ used }) => used).length === 4;
  const span = (i: number) => {
    if (i === 0 || (halves && i === 3)) return "lg:col-span-8";
    return halves && i > 3 ? "lg:col-span-3" : "lg:col-span-4";
  };
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{words.lead}</p>
        <ul className="mt-12 grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-12">
          {inOrder.map(({ id, used, text }, i) => (
            <li
              key={id}
              data-planted={used || undefined}
              className={cx(
                "grid grid-cols-1 content-start overflow-hidden rounded-large px-6",
                used ? "bg-moss-soft pb-6" : "border-2 border-dashed border-line-strong pb-5",
                span(i),
              )}
            >
              <BedStrip seed={id + text} planted={used} wide={i === 0} />
              <p className={cx("mt-3 mb-1 text-small/body", !used && "text-ink-muted")}>
                {used ? words.used : words.fallow}
              </p>
              <h3 className="text-title">{nameOf(id)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
