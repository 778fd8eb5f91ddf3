import { Page } from "#ui/Page.tsx";
import { Sql } from "#ui/Sql.tsx";
import type { Connection } from "../rows.ts";
import { Code } from "./Code.tsx";

interface QuestionsProps {
  questions: Connection["questions"];
  /** What stands above a query. */
  query: string;
}

type Question = Connection["questions"]["items"][number];

function Asked({ question, query }: { question: Question; query: string }) {
  return (
    <li
      data-answered={question.sql === undefined ? undefined : ""}
      className="group border-t border-line py-5 first:border-0 first:pt-0 data-answered:pb-8"
    >
      <h3 className="max-w-160 text-lead/[1.35] group-data-answered:text-title/tight">
        “{question.ask}”
      </h3>
      {question.note !== undefined && (
        <p className="mt-2 max-w-prose text-ink-muted">{question.note}</p>
      )}
      {question.sql !== undefined && (
        <figure className="mt-4">
          <figcaption className="text-small text-ink-muted">{query}</figcaption>
          <Code label={question.ask} className="mt-2">
            <Sql sql={question.sql} />
          </Code>
        </figure>
      )}
    </li>
  );
}

/** What a merchant asks of this tool's data there; one or two with the query in the database's own dialect. */
export function Questions({ questions, query }: QuestionsProps) {
  return (
    <section
      id="questions"

      className="border-t border-line py-section"
    >
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-4">
          <h2 className="text-heading">{questions.title}</h2>
          <p className="mt-4 text-lead">{questions.lead}</p>
        </div>
        <ul className="grid min-w-0 grid-cols-1 content-start lg:col-span-8">
          {questions.items.map((question) => (
            <Asked key={question.ask} question={question} query={query} />
          ))}
        </ul>
      </Page>
    </section>
  );
}
