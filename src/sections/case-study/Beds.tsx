import type { Content } from "#model/kinds.ts";
import type { CaseStudy } from "#sections/customers/stories.ts";
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
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{words.lead}</p>
        <ul className="story-beds" data-planted={inOrder.filter(({ used }) => used).length}>
          {inOrder.map(({ id, used, text }, i) => (
            <li key={id} data-planted={used || undefined}>
              <BedStrip seed={id + text} planted={used} wide={i === 0} />
              <p className="story-bed-state">{used ? words.used : words.fallow}</p>
              <h3 className="text-title">{nameOf(id)}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
