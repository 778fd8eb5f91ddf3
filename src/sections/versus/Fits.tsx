import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { Accordion } from "#ui/Accordion.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface FitsProps {
  fits: Content<"versus">["fits"];
  approaches: Content<"versus">["approaches"];
}

/** Which way fits: sentences that a visitor may say, each with our answer. Plain HTML, one open at a time. */
export function Fits({ fits, approaches }: FitsProps) {
  const nameOf = (id: string) => approaches.find((each) => each.id === id)?.name ?? id;
  return (
    <section className="bg-sunken py-section">
      <Page className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-4-8">
        <div>
          <h2 className="text-heading">{fits.title}</h2>
          <p className="mt-4 max-w-form">{fits.lead}</p>
        </div>
        <Accordion
          name="fits"
          className="[&_summary]:font-display [&_summary]:text-title/tight"
          items={fits.items.map(({ id, says, to, text }) => ({
            id: `fit-${id}`,
            title: `“${says}”`,
            content: (
              <>
                <p>{text}</p>
                <TextLink look="onward" href={`#${to}`}>
                  {put(fits.onward, { name: nameOf(to) })}
                </TextLink>
              </>
            ),
          }))}
        />
      </Page>
    </section>
  );
}
