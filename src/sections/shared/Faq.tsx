import type { ReactNode } from "react";
import { Accordion } from "#ui/Accordion.tsx";

interface Question {
  /** The question's anchor on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

interface FaqProps<Q extends Question> {
  /** Unique on the page: at most one of its questions is open. */
  name: string;
  items: readonly Q[];
  /** A prefix for the ids. */
  prefix?: string;
  /** Whether the first one is open. */
  firstOpen?: boolean;
  className?: string;
  /** Content after an answer, such as a link or a mark. */
  after?: (question: Q) => ReactNode;
}

/** Questions with their answers. It works without script. */
export function Faq<Q extends Question>({
  items,
  prefix = "",
  firstOpen = false,
  after,
  ...rest
}: FaqProps<Q>) {
  return (
    <Accordion
      items={items.map((item) => ({
        id: prefix + item.id,
        title: item.question,
        content: (
          <>
            <p>{item.answer}</p>
            {after?.(item)}
          </>
        ),
      }))}
      {...(firstOpen && { open: prefix + (items[0]?.id ?? "") })}
      {...rest}
    />
  );
}
