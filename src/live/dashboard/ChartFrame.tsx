/**
 * One chart, as the address describes it (src/live/engine/charts/link.ts), in a frame on any site. An island because it asks a
 * database. It has an engine of its own, which only reads and knows only the sample shop.
 */
import words from "virtual:words/chartFrame";
import demoWords from "virtual:words/engine";
import errorWords from "virtual:words/errorView";
import { type ReactNode, useEffect, useState } from "react";
import { chartOfFragment, type LinkedChart } from "#live/engine/charts/link.ts";
import { LivePart, ServerMarkup } from "#live/LivePart.tsx";
import { ChartView } from "#live/engine/charts/ChartView.tsx";
import { shopEngine } from "#live/engine/client/index.ts";
import type { Engine, QueryOutcome } from "#live/engine/client/types.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";

const limits = { rows: 200_000 };
/** Made with the first chart; a link without one fetches nothing. */
let engine: Engine | undefined;
const theEngine = () => (engine ??= shopEngine());

/** Follows the address, whose chart may be changed while the frame is open. */
function useLinked(): LinkedChart | null {
  const [linked, setLinked] = useState<LinkedChart | null>(null);
  useEffect(() => {
    const follow = () => setLinked(chartOfFragment(location.hash));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return linked;
}

function Shown({ chart }: { chart: Extract<LinkedChart, { ok: true }>["chart"] }) {
  const used = theEngine();
  const { loading } = useEngine(used);
  const [outcome, setOutcome] = useState<QueryOutcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    const running = used.query(chart.sql, limits);
    running.outcome.then(
      (found) => {
        if (!isOver) setOutcome(found);
      },
      // `loading()` says what went wrong.
      () => undefined,
    );
    return () => {
      isOver = true;
      running.stop();
    };
  }, [used, chart, attempt]);
  return (
    <>
      <h1 className="font-text text-base/[1.3] font-medium tracking-normal wrap-anywhere">
        {chart.title || words.title}
      </h1>
      {outcome === null && <LoadingBar loading={loading} onRetry={() => setAttempt(attempt + 1)} />}
      {outcome?.ok === true && (
        <ChartView result={outcome.result} choice={chart} title={chart.title || words.title} />
      )}
      {outcome?.ok === false && (
        <p role="alert" className="mt-2">
          {demoWords.queryFaults[outcome.fault.kind]} {outcome.fault.detail}
        </p>
      )}
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const linked = useLinked();
  if (linked === null) return <ServerMarkup>{children}</ServerMarkup>;
  if (linked.ok) return <Shown key={JSON.stringify(linked.chart)} chart={linked.chart} />;
  return (
    <>
      <h1 className="font-text text-base/[1.3] font-medium tracking-normal wrap-anywhere">
        {words.title}
      </h1>
      <p role="alert" className="mt-2">
        {words[linked.why]}
      </p>
    </>
  );
}

/** @param children what stands there until the script is here */
export function ChartFrame({ children }: { children?: ReactNode }) {
  return (
    <LivePart words={errorWords}>
      <Frame>{children}</Frame>
    </LivePart>
  );
}
