import type { Content } from "#content/collections.ts";
import { Accordion } from "#ui/Accordion.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface QuestionsProps {
  questions: Content<"pricing">["questions"];
  figures: Content<"plans">["figures"];
}

/** The questions, one answered at a time. Claims without evidence are marked. */
export function Questions({ questions, figures }: QuestionsProps) {
  const { title, claim, items } = questions;
  const isShown = (name: string) => figures.some((each) => each.name === name && each.evidence);
  return (
    <Band id="questions" ground="sunken" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 className="text-heading lg:sticky lg:top-28 lg:col-span-4 lg:self-start">{title}</h2>
      <Accordion
        name="pricing-question"
        className="lg:col-span-8"
        items={items.map(({ id, question, answer, claim: figure }) => ({
          id,
          title: question,
          content: (
            <>
              <p>{answer}</p>
              {figure !== undefined && !isShown(figure) && (
                <p className="mt-3">
                  <SampleMark {...claim} />
                </p>
              )}
            </>
          ),
        }))}
      />
    </Band>
  );
}
