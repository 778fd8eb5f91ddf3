/** The conversation as a component's state: asked, run, kept for the tab, and told to those who hear the page. */
import model from "virtual:ezql-model";
import words from "virtual:words/aiDemo";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { ezql } from "../ezql.ts";
import {
  dropConversation,
  keepConversation,
  readConversation,
} from "#live/engine/kept/conversation.ts";
import type { AskModel } from "../model.ts";
import type { Engine } from "#live/engine/client/types.ts";
import { turnInWords } from "../talk/tell.ts";
import {
  askAll,
  exampleTurns,
  lastPlan,
  pendingTurn,
  readKept,
  toKeep,
  type Turn,
  turnOf,
  turnsReducer,
  withoutKept,
} from "../talk/turns.ts";
import type { AppStart } from "./App.tsx";

const limits = { rows: 100_000, milliseconds: 10_000 };

/** What was kept, or the page's own example; then what was asked while the app was on its way. */
function begin({ asked }: AppStart): readonly Turn[] {
  const kept = readKept(readConversation());
  const turns = kept.length === 0 ? exampleTurns(words.first.question, ezql) : askAll(kept, ezql);
  return askAll(
    asked.map((question) => ({ question })),
    ezql,
    turns,
  );
}

export function useConversation(engine: Engine, start: AppStart) {
  const [turns, act] = useReducer(turnsReducer, undefined, () => begin(start));
  const [heard, setHeard] = useState("");
  const running = useRef(new Map<number, () => void>());
  // Answers are redrawn only where they change: what they call must not know an older conversation.
  const latest = useRef(turns);
  useLayoutEffect(() => {
    latest.current = turns;
  }, [turns]);

  const run = async (turn: Turn, sql: string, quiet = false) => {
    running.current.get(turn.id)?.();
    act({ do: "run", id: turn.id, sql });
    const query = engine.query(sql, limits);
    running.current.set(turn.id, query.stop);
    const outcome = await query.outcome;
    // A newer run of the same answer has taken its place.
    if (running.current.get(turn.id) !== query.stop) return;
    running.current.delete(turn.id);
    act({ do: "ran", id: turn.id, outcome });
    if (!quiet) setHeard(turnInWords({ ...turn, outcome }));
  };

  /** By the owner's model; by the grammar if that is slow or down, or its SQL does not run. */
  const askModel = async (pending: Turn, ask: AskModel) => {
    const before = lastPlan(latest.current);
    const answer = await ask(pending.question);
    if (answer !== null) {
      const query = engine.query(answer.sql, limits);
      running.current.set(pending.id, query.stop);
      const outcome = await query.outcome;
      running.current.delete(pending.id);
      if (outcome.ok || outcome.fault.kind === "stopped") {
        const turn = { ...turnOf(pending.question, answer), id: pending.id };
        act({ do: "reread", turn: { ...turn, outcome, running: false } });
        setHeard(turnInWords({ ...turn, outcome }));
        return;
      }
    }
    const reply = ezql.ask(pending.question, before);
    const turn = { ...turnOf(pending.question, reply), id: pending.id };
    act({ do: "reread", turn });
    if (turn.sql === "") setHeard(turnInWords(turn));
    else void run(turn, turn.sql);
  };

  const runAll = (all: readonly Turn[], asked: number) => {
    for (const [i, turn] of all.entries())
      if (turn.sql !== "") void run(turn, turn.sql, i < all.length - asked);
      else if (i >= all.length - asked) setHeard(turnInWords(turn));
  };
  // Once, with what was there at the beginning.
  useEffect(() => runAll(turns, start.asked.length), []);

  useEffect(() => {
    const kept = toKeep(turns);
    if (kept.length === 0) dropConversation();
    else keepConversation(kept);
  }, [turns]);

  return {
    turns,
    heard,
    /** Whether there is anything to clear. */
    isMade: turns.some(({ example }) => !example),
    /** @returns whether the question is done with: answered, or said to be empty */
    ask: (question: string): boolean => {
      if (question.trim() === "") {
        setHeard(words.field.empty);
        return false;
      }
      if (model !== null) {
        const turn = pendingTurn(question.trim());
        act({ do: "add", turn });
        setHeard(words.turn.running);
        void askModel(turn, model);
        return true;
      }
      const turn = turnOf(question.trim(), ezql.ask(question, lastPlan(latest.current)));
      act({ do: "add", turn });
      if (turn.sql === "") setHeard(turnInWords(turn));
      else {
        setHeard(words.turn.running);
        void run(turn, turn.sql);
      }
      return turn.reply.kind === "answer";
    },
    run: (id: number, sql: string) => {
      const turn = latest.current.find((each) => each.id === id);
      return turn === undefined ? undefined : run(turn, sql);
    },
    /** Asks the same question again without a part of what was asked before it. */
    drop: (id: number, part: string) => {
      const turn = latest.current.find((each) => each.id === id);
      if (turn === undefined) return;
      const next = withoutKept(turn, part, ezql);
      act({ do: "reread", turn: next });
      setHeard(words.turn.running);
      void run(next, next.sql);
    },
    stop: (id: number) => running.current.get(id)?.(),
    clear: () => {
      for (const stop of running.current.values()) stop();
      running.current.clear();
      const turns = exampleTurns(words.first.question, ezql);
      act({ do: "clear", turns });
      runAll(turns, 0);
      setHeard(words.heard.cleared);
    },
  };
}
