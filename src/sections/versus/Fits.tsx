import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { LinkRow } from "#sections/shared/links.tsx";
import { SplitHead } from "#sections/shared/Band.tsx";
import { SandBank } from "#sections/shared/Closing.tsx";
import { Accordion } from "#ui/Accordion.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

/** Which approach fits: statements of visitors, each with our answer. Plain HTML, one open at a time. */
export function Fits({ fits, approaches }: Pick<Content<"versus">, "fits" | "approaches">) {
  const nameOf = (id: string) => approaches.find((each) => each.id === id)?.name ?? id;
  return (
    <section className="bg-sunken py-band">
      <Page>
        <SplitHead title={fits.title} lead={fits.lead} />
        <Accordion
          name="fits"
          className="mt-8 lg:grid lg:grid-cols-2 lg:gap-x-16 [&_summary]:font-display [&_summary]:text-title/tight"
          items={fits.items.map(({ id, says, to, text }) => ({
            id: `fit-${id}`,
            title: `“${says}”`,
            content: (
              <>
                <p>{text}</p>
                <TextLink look="onward" href={`#${to}`}>
                  {interpolate(fits.onward, { name: nameOf(to) })}
                </TextLink>
              </>
            ),
          }))}
        />
      </Page>
    </section>
  );
}

/** A persimmon cross before the words. */
const crossed = cx(
  "relative border-b border-clay/40 py-4 pl-9 before:absolute before:top-5.5 before:left-0.5 before:size-4",
  "before:bg-[linear-gradient(45deg,transparent_45%,var(--color-persimmon)_45%_55%,transparent_55%),linear-gradient(-45deg,transparent_45%,var(--color-persimmon)_45%_55%,transparent_55%)]",
);

/** When not to choose us, and where to go next. */
export function WhenNot({ wrong }: { wrong: Content<"versus">["wrong"] }) {
  return (
    <SandBank seed={wrong.title}>
      <h2 className="text-heading">{wrong.title}</h2>
      <ul className="mt-4 mb-6">
        {wrong.items.map((item) => (
          <li key={item} className={crossed}>
            {item}
          </li>
        ))}
      </ul>
      <LinkRow links={wrong.links} className="mt-4" />
    </SandBank>
  );
}
