/**
 * The conversation with EZQL on /ai/. It is an island because it remembers questions and needs a database. Built as
 * src/live/engine/use-page-engine.ts describes: its first state is the page's example, answered at build.
 */
import model from "virtual:ezql-model";
import words from "virtual:words/aiDemo";
import { useRef } from "react";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { usePageEngine } from "#live/engine/use-page-engine.ts";
import { livePart } from "#live/LivePart.tsx";
import { cx } from "#ui/cx.ts";
import { line, QuestionForm, Questions } from "./QuestionForm.tsx";
import * as styles from "./styles.ts";
import { TurnView } from "./TurnView.tsx";
import type { Example } from "./turns.ts";
import { useConversation, useField, useFollowUps, useNewest } from "./use-conversation.ts";

interface AiDemoProps {
  /** The answer to the first question, computed at build. */
  readonly example: Example;
}

/** A fixed height, so that new text or a progress bar moves nothing. */
const status =
  "h-11 leading-snug [&>div]:grid [&>div]:gap-1 [&>div:not([role])]:w-[min(100%,20rem)] [&>[role=alert]]:w-full [&>[role=alert]]:justify-items-start [&>[role=alert]]:text-persimmon";
/** Shown when the island's code fails to load (src/live/intent/directive.ts). */
const lost =
  "in-data-failed:[font-size:0] in-data-failed:before:text-small in-data-failed:before:text-persimmon in-data-failed:before:content-[attr(data-lost)]";

function Conversation({ example }: AiDemoProps) {
  const { engine, loading, retry } = usePageEngine();
  const conversation = useConversation(engine, example);
  const { turns, run } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const field = useField(turns);
  const followUps = useFollowUps(turns);
  useNewest(log, turns);
  const newest = turns.findLast(({ reply }) => reply.kind === "answer")?.id;
  const isWaiting = turns.some(({ running }) => running);

  const ask = (question: string) => {
    // A question that is not understood stays in the field, so the visitor can correct it.
    field.settle(question, conversation.ask(question));
  };
  const retryAll = () => {
    retry();
    for (const { id, sql, outcome } of turns) if (outcome?.ok === false) void run(id, sql);
  };
  return (
    <div
      role="group"
      aria-label={words.label}
      className={styles.frame}
      data-conversation=""
      data-restores="conversation"
      data-ready={loading.state === "ready" ? "" : undefined}
    >
      <QuestionForm
        field={field.ref}
        onAsk={ask}
        onSubmit={() => ask(field.text())}
        onKeyDown={field.recall}
      >
        {loading.state === "failed" || (loading.state === "loading" && isWaiting) ? (
          <div className={cx(line, status)}>
            <LoadingBar loading={loading} onRetry={retryAll} />
          </div>
        ) : conversation.isMade ? (
          <Questions label={words.next.label} questions={followUps} onAsk={ask} />
        ) : (
          <p className={cx(line, status, lost)} data-lost={words.first.lost}>
            {words.first.waiting}
          </p>
        )}
      </QuestionForm>
      <div ref={log} className={styles.log} tabIndex={0} role="region" aria-label={words.log}>
        {turns.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            onRun={(sql) => void run(turn.id, sql)}
            onStop={() => conversation.stop(turn.id)}
            onAsk={ask}
            onDrop={turn.id === newest ? (part) => conversation.drop(turn.id, part) : undefined}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <p className="flex-[1_1_20rem]">{model === null ? words.note : words.modelNote}</p>
        {conversation.isMade && (
          <button
            type="button"
            data-clear=""
            className={cx(styles.link, "cursor-pointer")}
            onClick={() => {
              conversation.clear();
              field.focus();
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
      <noscript className="px-5 pb-6 unscripted:block">{words.first.noScript}</noscript>
      <p role="status" className="sr-only">
        {conversation.announced}
      </p>
    </div>
  );
}

export const AiDemo = livePart(Conversation);
