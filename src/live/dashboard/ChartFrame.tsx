/**
 * One chart, described in the address (src/live/engine/charts/spec.ts), in a frame on any site. It is live because it
 * queries a database. Its engine is read-only and knows only the sample shop.
 */
import words from "virtual:words/chartFrame";
import demoWords from "virtual:words/engine";
import { useEffect, useMemo, useState } from "react";
import { ChartView } from "#live/engine/charts/ChartView.tsx";
import { type Chart, chartOfFragment } from "#live/engine/charts/spec.ts";
import type { Engine } from "#live/engine/client/engine.ts";
import type { QueryOutcome } from "#live/engine/client/types.ts";
import { newEngine, useEngine } from "#live/engine/use-page-engine.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { useWindowEvent } from "#live/shared/use-window-event.ts";
import { livePart } from "#live/LivePart.tsx";

const limits = { rows: 200_000 };
/** Created with the first chart; a link without one fetches nothing. It reads and stores no visitor's files. */
let engine: Engine | undefined;
const frameEngine = () => (engine ??= newEngine({ keep: false, shop: true }));

function LinkedChart({ chart, title }: { chart: Chart; title: string }) {
  const used = frameEngine();
  const { loading } = useEngine(used);
  const [outcome, setOutcome] = useState<QueryOutcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void used.query(chart.sql, { ...limits, signal }).then((found) => {
      if (!signal.aborted) setOutcome(found);
    });
    return () => controller.abort();
  }, [used, chart, attempt]);
  if (outcome === null)
    return <LoadingBar loading={loading} onRetry={() => setAttempt(attempt + 1)} />;
  if (outcome.ok) return <ChartView result={outcome.result} choice={chart} title={title} />;
  return (
    <p role="alert" className="mt-2">
      {demoWords.queryFaults[outcome.fault.kind]} {outcome.fault.detail}
    </p>
  );
}

function Frame() {
  /** The address's fragment, which may change while the frame is open; null on the server. */
  const [hash, setHash] = useState<string | null>(null);
  const readHash = () => setHash(location.hash);
  useEffect(readHash, []);
  useWindowEvent("hashchange", readHash);
  const linked = useMemo(() => (hash === null ? null : chartOfFragment(hash)), [hash]);
  const title = (linked?.ok && linked.chart.title) || words.title;
  return (
    <>
      <h1 className="font-text text-base/[1.3] font-medium tracking-normal wrap-anywhere">
        {title}
      </h1>
      {linked === null && (
        <>
          <p className="in-data-empty:hidden unscripted:hidden">{words.loading}</p>
          <p className="hidden in-data-empty:block unscripted:hidden">{words.none}</p>
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
        </>
      )}
      {linked?.ok === true && <LinkedChart key={hash} chart={linked.chart} title={title} />}
      {linked?.ok === false && (
        <p role="alert" className="mt-2">
          {words[linked.why]}
        </p>
      )}
    </>
  );
}

export const ChartFrame = livePart(Frame);
