import words from "virtual:words/catalogDemo";
import { type ReactNode, useCallback, useState } from "react";
import { fitOf } from "#live/catalog/relations/fit.ts";
import { keyOf, type Relation } from "#live/catalog/relations/kinds.ts";
import { say } from "#lib/text/say.ts";
import { useRetried } from "#live/LivePart.tsx";

import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { pageEngine } from "#live/engine/client/index.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";

import { Choose } from "./Choose.tsx";
import { Draw } from "./Draw.tsx";
import { InDiagram } from "./InDiagram.tsx";
import { Query } from "./Query.tsx";
import { Made } from "./Made.tsx";
import { namesIn } from "./tell.ts";
import { type Told, useCheck } from "./use-check.ts";
import { useChoice } from "./use-choice.ts";
import { useHeard } from "./use-heard.ts";
import { useRelations } from "./use-relations.ts";
import { useTables } from "./use-tables.ts";
import { Verdict } from "./Verdict.tsx";

interface RelationsProps {
  /** The first example, as the build has counted it. */
  first: Told;
  queries: string | undefined;
  /** The first rows of that example. */
  children: ReactNode;
}

/** Choose, see how the rows meet, draw, query: the same tree before it is touched and after. */
export function Relations({ first, queries, children }: RelationsProps) {
  const engine = pageEngine();
  const { loading } = useEngine(engine);
  const tables = useTables(engine);
  const choice = useChoice(first.relation);
  const { relation, choose } = choice;
  const known = useRelations();
  // The rows of the first example are server markup, which a retry has lost: count them again.
  const begin = useRetried()
    ? { relation: first.relation, outcome: { state: "checking" as const } }
    : first;
  const told = useCheck(engine, relation, tables, begin);
  const { outcome } = told;
  const { pressed, found, announce } = useHeard(told, tables);

  const [isTouched, setIsTouched] = useState(false);
  const isOwn = useCallback(
    (table: string) => tables.some(({ name, isOwn: own }) => own && name === table),
    [tables],
  );
  const act = (did: (relation: Relation) => void, told: string) => (of: Relation) => {
    did(of);
    announce(say(told, namesIn(of)));
  };
  return (
    <div
      className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-5-7 lg:items-start"
      role="group"
      aria-label={words.label}
      onFocus={() => setIsTouched(true)}
    >
      <div className="grid min-w-0 gap-6">
        <Choose choice={choice} tables={tables} />
        <Verdict {...told} tables={tables} />
        {isTouched && loading.state !== "idle" && (
          <div className="contents *:grid *:justify-items-start *:gap-2 *:text-small/body [&_progress]:h-1 [&_progress]:w-full [&_progress]:accent-moss">
            <LoadingBar loading={loading} onRetry={() => void engine.start().then(told.again)} />
          </div>
        )}
        <Draw
          known={known}
          relation={relation}
          can={outcome.state === "done" && outcome.counted.check.values > 0}
          isBusy={told.isBusy}
          onAdd={act(known.add, words.added)}
        />
        <Made
          known={known}
          tables={tables}
          onShow={choose}
          onRemove={act(known.remove, words.yours.removed)}
          onClear={() => {
            known.clear();
            choose(first.relation);
            void engine.clear();
            announce(words.clear.cleared);
          }}
        />
        <noscript>{words.noScript}</noscript>
      </div>
      <Query outcome={outcome} queries={queries}>
        {children}
      </Query>
      <InDiagram
        relations={known.relations.filter((each) => fitOf(each, tables).ok)}
        isOwn={isOwn}
        chosen={keyOf(relation)}
      />
      <div className="sr-only">
        <p role="status">{pressed}</p>
        <p role="status">{found}</p>
      </div>
    </div>
  );
}
