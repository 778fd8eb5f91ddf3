/** The conversation as component state: it asks, runs, stores, and announces. Also its field and follow-ups. */
import model from "virtual:ezql-model";
import words from "virtual:words/aiDemo";
import engineWords from "virtual:words/engine";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Engine } from "#live/engine/client/engine.ts";
import { showAny, showName, unitOf } from "#live/engine/charts/format.ts";
import { numberOf } from "#live/engine/charts/read.ts";
import type { QueryOutcome, QueryResult } from "#live/engine/client/types.ts";
import { rowsInWords } from "#live/engine/result-text.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { useSaving } from "#live/shared/use-saving.ts";
import { ezql } from "./ezql.ts";
import type { AskModel } from "./model.ts";
import {
  askAll,
  type Example,
  exampleTurns,
  followUpsOf,
  lastPlan,
  pendingTurn,
  storedTurns,
  maxTurns,
  storeTurns,
  type Turn,
  turnOf,
  withoutContextPart,
} from "./conversation.ts";

const limits = { rows: 100_000, milliseconds: 10_000 };

/** @param example the first state, until stored turns replace it */
export function useConversation(engine: Engine, example: Example) {
  const [turns, setTurns] = useState(() => exampleTurns(example));
  const [announced, announce] = useState("");
  const running = useRef(new Map<number, AbortController>());
  // Answers render again only when they change, so their callbacks must not close over an older conversation.
  const latest = useRef(turns);
  useLayoutEffect(() => {
    latest.current = turns;
  }, [turns]);

  const add = (turn: Turn) => setTurns((all) => [...all, turn].slice(-maxTurns));
  const change = (id: number, to: Partial<Turn>) =>
    setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, ...to } : turn)));

  /** If the database did not start, no query has a result. */
  const explained = (outcome: QueryOutcome): QueryOutcome => {
    const loading = engine.loading();
    if (outcome.ok || loading.state !== "failed") return outcome;
    return { ok: false, fault: { ...outcome.fault, detail: engineWords.failed[loading.fault] } };
  };

  const run = async (turn: Turn, sql: string, quiet = false) => {
    running.current.get(turn.id)?.abort();
    change(turn.id, { sql, running: true });
    const controller = new AbortController();
    running.current.set(turn.id, controller);
    const { signal } = controller;
    const outcome = explained(await engine.query(sql, { ...limits, signal }));
    // A newer run of the same answer has replaced it.
    if (running.current.get(turn.id) !== controller) return;
    running.current.delete(turn.id);
    change(turn.id, { outcome, running: false });
    if (!quiet) announce(turnInWords({ ...turn, outcome }));
  };

  const begin = (turn: Turn) => {
    if (turn.sql === "") return announce(turnInWords(turn));
    announce(engineWords.running);
    void run(turn, turn.sql);
  };

  /** Asks the owner's model. The grammar answers if the model is slow or down, or if its SQL does not run. */
  const askModel = async (pending: Turn, ask: AskModel) => {
    const before = lastPlan(latest.current);
    const answer = await ask(pending.question);
    if (answer !== null) {
      const controller = new AbortController();
      running.current.set(pending.id, controller);
      const { signal } = controller;
      const outcome = await engine.query(answer.sql, { ...limits, signal });
      running.current.delete(pending.id);
      if (outcome.ok || outcome.fault.kind === "stopped") {
        const turn = { ...turnOf(pending.question, answer), id: pending.id };
        change(pending.id, { ...turn, outcome, running: false });
        announce(turnInWords({ ...turn, outcome }));
        return;
      }
    }
    const reply = ezql.ask(pending.question, before);
    const turn = { ...turnOf(pending.question, reply), id: pending.id };
    change(pending.id, turn);
    begin(turn);
  };

  // Once, during hydration, before held input is replayed.
  useLayoutEffect(() => {
    const stored = storedTurns();
    if (stored.length === 0) return;
    const restored = askAll(stored, ezql);
    latest.current = restored;
    setTurns(restored);
    for (const turn of restored) if (turn.sql !== "") void run(turn, turn.sql, true);
  }, []);

  useSaving(turns, storeTurns);

  // The first question does not need to wait for the grammar.
  useEffect(() => {
    const timer = setTimeout(() => ezql.ask("", null), 200);
    return () => clearTimeout(timer);
  }, []);

  return {
    turns,
    announced,
    /** Whether the visitor asked anything. */
    isMade: turns.some(({ example }) => !example),
    /** @returns whether the question has an answer; if not, it stays in the field to be corrected */
    ask: (question: string): boolean => {
      if (question.trim() === "") {
        announce(words.field.empty);
        return false;
      }
      if (model !== null) {
        const turn = pendingTurn(question.trim());
        add(turn);
        announce(engineWords.running);
        void askModel(turn, model);
        return true;
      }
      const turn = turnOf(question.trim(), ezql.ask(question, lastPlan(latest.current)));
      add(turn);
      begin(turn);
      return turn.reply.kind === "answer";
    },
    run: (id: number, sql: string) => {
      const turn = latest.current.find((each) => each.id === id);
      return turn === undefined ? undefined : run(turn, sql);
    },
    /** Asks the same question again without one part of its context. */
    drop: (id: number, part: string) => {
      const turn = latest.current.find((each) => each.id === id);
      if (turn === undefined) return;
      const next = withoutContextPart(turn, part, ezql);
      change(id, next);
      begin(next);
    },
    stop: (id: number) => running.current.get(id)?.abort(),
    clear: () => {
      for (const query of running.current.values()) query.abort();
      running.current.clear();
      setTurns(exampleTurns(example));
      announce(words.heard.cleared);
    },
  };
}

/** The question field. It is emptied once a question has its answer, and keeps the focus. */
export function useField() {
  const ref = useRef<HTMLInputElement>(null);
  const focus = () => {
    // On a phone the keyboard would cover the answer.
    if (matchMedia("(hover: hover)").matches) ref.current?.focus({ preventScroll: true });
  };
  return {
    ref,
    focus,
    text: () => ref.current?.value ?? "",
    settle: (question: string, isDone: boolean) => {
      if (ref.current !== null) ref.current.value = isDone ? "" : question;
      focus();
    },
  };
}

/** In CSS, smooth scrolling would also apply to focus moves, and a button would get focus before it is in view. */
const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Scrolls to the start of the newest answer, and again while answers above it load and grow. Only the frame
 * scrolls, not the page.
 */
export function useNewest(log: RefObject<HTMLElement | null>, turns: readonly Turn[]): void {
  const newest = turns.at(-1)?.id;
  const isSettled = !turns.some(({ running }) => running);
  const waiting = turns.filter(({ outcome, sql }) => outcome === null && sql !== "").length;
  const seen = useRef(turns.length > 1 ? undefined : newest);
  useEffect(() => {
    const last = log.current?.lastElementChild;
    if (seen.current === newest || !(last instanceof HTMLElement)) return;
    log.current?.scrollTo({ top: last.offsetTop, behavior: isStill() ? "instant" : "smooth" });
    if (isSettled) seen.current = newest;
  }, [log, newest, isSettled, waiting]);
}

/** Follow-ups to the visitor's last answer. Computed once the answer is there, so that it does not wait. */
export function useFollowUps(turns: readonly Turn[]): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const last = turns.findLast(({ reply, example }) => reply.kind === "answer" && !example);
  const reply = last?.reply;
  const isRunning = last?.running ?? false;
  useEffect(() => {
    if (reply?.kind !== "answer" || isRunning) return undefined;
    const timer = setTimeout(() => setFound(followUpsOf(reply, words.next.items, ezql.ask)), 60);
    return () => clearTimeout(timer);
  }, [reply, isRunning]);
  return found;
}

/* What screen readers announce of an answer. */

/** The number of rows that are read aloud. More would make a listener wait. */
const spoken = 3;

/** The answer as read aloud: named figures; for several rows, their number and the first ones. */
function answerInWords({ columns, rows }: Pick<QueryResult, "columns" | "rows">): string {
  const first = rows.slice(0, spoken);
  const spokenRows = first.map((row) =>
    columns
      .map((column, at) => {
        const cell = row[at] ?? null;
        const shown = showAny(cell, column, unitOf(column, Math.abs(numberOf(cell)) || 0));
        const isFigure = column.kind === "integer" || column.kind === "real";
        return isFigure ? `${showName(column.name)} ${shown}` : shown;
      })
      .join(", "),
  );
  if (rows.length === 0) return words.heard.none;
  if (rows.length === 1) return `${spokenRows.join("")}.`;
  const shown = { rows: rowsInWords(rows.length), first: spokenRows.join("; ") };
  return interpolate(rows.length > spoken ? words.heard.first : words.heard.all, shown);
}

/** The announcement for a turn; empty while it runs. */
function turnInWords({ reply, outcome }: Turn): string {
  if (reply.kind === "unknown") {
    const known = reply.words.length > 0 ? reply.words.join(", ") : words.unknown.nothing;
    return [interpolate(words.heard.unknown, { words: known }), words.unknown.near, ...reply.near]
      .slice(0, reply.near.length === 0 ? 1 : undefined)
      .join(" ");
  }
  if (outcome === null) return "";
  const { title } = reply;
  if (!outcome.ok)
    return interpolate(words.heard.fault, {
      title,
      message: engineWords.queryFaults[outcome.fault.kind],
    });
  return interpolate(words.heard.answer, { title, answer: answerInWords(outcome.result) });
}
