import type { ComponentProps, ReactNode } from "react";
import { Accordion } from "#ui/Accordion.tsx";
import { Band } from "./Band.tsx";

interface Question {
  /** The question's anchor on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

interface FaqProps<Q extends Question> {
  id?: string;
  ground?: ComponentProps<typeof Band>["ground"];
  title: string;
  /** Unique on the page: at most one of its questions is open. */
  name: string;
  items: readonly Q[];
  /** A prefix for the ids. */
  prefix?: string;
  /** Content after an answer, such as a link or a mark. */
  after?: (question: Q) => ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

/** A band of questions with their answers, next to its title. It works without script. */
export const Faq = <Q extends Question>({
  id,
  ground = "ruled",
  title,
  name,
  items,
  prefix = "",
  after,
  children,
}: FaqProps<Q>) => (
  <Band id={id} ground={ground} className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
    <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
      <h2 className="text-heading">{title}</h2>
      {children}
    </div>
    <Accordion
      name={name}
      className="self-start lg:col-span-8"
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
    />
  </Band>
);
