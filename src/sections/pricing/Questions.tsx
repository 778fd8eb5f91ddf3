import type { Content } from "#content/collections.ts";
import { Faq } from "#sections/shared/Faq.tsx";
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
    <Faq
      id="questions"
      ground="sunken"
      title={title}
      name="pricing-question"
      items={items}
      after={({ claim: figure }) =>
        figure !== undefined &&
        !isShown(figure) && (
          <p className="mt-3">
            <SampleMark {...claim} />
          </p>
        )
      }
    />
  );
}
