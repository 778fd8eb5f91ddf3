/**
 * The conversation with EZQL on /ai/. It is live because it remembers questions and needs a database. Built as
 * src/live/engine/use-page-engine.ts describes: its first state is the page's example, answered at build.
 */
import model from "virtual:ezql-model";
import words from "virtual:words/aiDemo";
import { useRef } from "react";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { usePageEngine } from "#live/engine/use-page-engine.ts";
import { livePart } from "#live/LivePart.tsx";
import { cx } from "#ui/cx.ts";
import { link } from "./styles.ts";
import { TurnView } from "./TurnView.tsx";
import type { Example } from "./conversation.ts";
import { useConversation, useField, useFollowUps, useNewest } from "./use-conversation.ts";

/** A sheet of paper: the field, then answers that scroll, then a foot. Without script it is as high as its example. */
const frameLook =
  "grid h-(--conversation-height) grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-large border border-line-strong bg-raised shadow-raised unscripted:block unscripted:h-auto";
/** It fades where it continues. */
const logLook =
  "relative overflow-auto overscroll-contain mask-[linear-gradient(black_calc(100%-1.5rem),transparent)] -outline-offset-3";
const footLook =
  "flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-t border-line bg-ground px-5 py-2 text-micro/snug text-ink-muted md:px-8 md:text-small/snug";
/** One line, which scrolls sideways. */
const line = "flex min-h-11 items-center gap-2 overflow-x-auto text-ink-muted";

/** A fixed height, so that new text or a progress bar moves nothing. */
const status =
  "h-11 leading-snug [&>div]:grid [&>div]:gap-1 [&>div:not([role])]:w-[min(100%,20rem)] [&>[role=alert]]:w-full [&>[role=alert]]:justify-items-start [&>[role=alert]]:text-persimmon";
/** Shown when the live part's code fails to load (src/live/intent/directive.ts). */
const lost =
  "in-data-failed:[font-size:0] in-data-failed:before:text-small in-data-failed:before:text-persimmon in-data-failed:before:content-[attr(data-lost)]";

interface QuestionsProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Example questions in one line, which fades where it continues. */
function Questions({ label, questions, onAsk }: QuestionsProps) {
  return (
    <div
      className={cx(
        line,
        "scrollbar-thin mask-[linear-gradient(90deg,black_calc(100%-2.5rem),transparent)] whitespace-nowrap after:w-8 after:flex-none",
      )}
      role="group"
      aria-label={label}
    >
      <span aria-hidden="true">{label}</span>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          data-ask={question}
          className="min-h-8 cursor-pointer rounded-full border border-line-strong bg-raised px-3 text-ink -outline-offset-3 hover:border-current data-pressed:opacity-60"
          onClick={() => onAsk(question)}
        >
          {question}
        </button>
      ))}
    </div>
  );
}

/** @param example the answer to the first question, computed at build */
function Conversation({ example }: { example: Example }) {
  const { engine, loading, retry } = usePageEngine();
  const conversation = useConversation(engine, example);
  const { turns, run } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const field = useField();
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
      className={frameLook}
      data-conversation=""
      data-restores="conversation"
      data-ready={loading.state === "ready" ? "" : undefined}
    >
      <div className="grid gap-1 border-b border-line px-5 pt-4 pb-2 text-small/body md:px-8 md:pt-6 md:pb-3 unscripted:hidden">
        {/* Without a handler, the method "dialog" sends nothing. */}
        <form
          method="dialog"
          className="mb-1 flex rounded-full bg-raised inset-ring inset-ring-line-strong outline-offset-3 has-[>input:focus-visible]:outline-3 data-pressed:opacity-60"
          onSubmit={(event) => {
            event.preventDefault();
            ask(field.text());
          }}
        >
          <input
            ref={field.ref}
            className="min-h-13 min-w-0 flex-1 rounded-[inherit] ps-5 text-base outline-none placeholder:text-ink-muted"
            name="question"
            aria-label={words.field.label}
            placeholder={words.field.placeholder}
            autoComplete="off"
            enterKeyHint="send"
          />
          <button
            type="submit"
            className="m-1.5 flex-none cursor-pointer rounded-full bg-rust px-5 font-medium text-on-inverse active:scale-[0.975] data-pressed:opacity-60 forced-colors:border"
          >
            {words.field.ask}
          </button>
        </form>
        <Questions label={words.starters.label} questions={words.starters.items} onAsk={ask} />
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
      </div>
      <div ref={log} className={logLook} tabIndex={0} role="region" aria-label={words.log}>
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
      <div className={footLook}>
        <p className="flex-[1_1_20rem]">{model === null ? words.note : words.modelNote}</p>
        {conversation.isMade && (
          <button
            type="button"
            data-clear=""
            className={cx(link, "cursor-pointer")}
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
