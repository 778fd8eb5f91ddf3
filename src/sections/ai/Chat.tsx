import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

type Section = Content<"ai">["chat"];

/** A question in large letters; from each piece a furrow leads down to its meaning and its SQL. */
function TakenApart({ question, parts }: Pick<Section, "question" | "parts">) {
  return (
    <figure className="ai-apart">
      <figcaption className="text-small text-ink-muted">{question}</figcaption>
      <ol>
        {parts.map(({ words, meaning, sql }) => (
          <li key={words}>
            <b>{words}</b>
            <span>{meaning}</span>
            <code>{sql}</code>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Chat: how a question is read, and how the next one leans on it. */
export function Chat({ chat }: { chat: Section }) {
  return (
    <section className="overflow-x-clip border-t border-line py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Eyebrow>{chat.eyebrow}</Eyebrow>
            <h2 className="mt-3 text-heading">{chat.title}</h2>
          </div>
          <p className="max-w-prose lg:col-span-5">{chat.lead}</p>
        </div>
        <TakenApart {...chat} />
        <h3 className="mt-16 text-title">{chat.threadTitle}</h3>
        <ol className="ai-thread">
          {chat.thread.map(({ ask, text }) => (
            <li key={ask}>
              <b>{ask}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
