import engineWords from "virtual:words/engine";
import words from "virtual:words/tableDemo";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ServerMarkup } from "#live/LivePart.tsx";
import { pageEngine } from "#live/engine/client/index.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";
import { Loader } from "./Loader.tsx";
import { useApp } from "./use-app.ts";
import { useEarly } from "./use-early.ts";

interface DemoProps {
  queries: string | undefined;
  children: ReactNode;
}

/** The first state until everything is there, then the table, with the focus where it was. */
export function Demo({ queries, children }: DemoProps) {
  const root = useRef<HTMLDivElement>(null);
  const engine = pageEngine();
  const { loading, tables } = useEngine(engine);
  const { module, isAsked, hasFailed, load } = useApp(engine);
  const isReady = module !== null && tables.length > 0;
  const { early, focused } = useEarly(root, isReady);

  useLayoutEffect(() => {
    if (isReady && focused !== "") {
      root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
    }
  }, [isReady, focused]);

  return (
    <div ref={root} className="tbl-demo">
      {isReady ? (
        <module.App engine={engine} early={early} label={words.frame.label} queries={queries} />
      ) : (
        <>
          <ServerMarkup>{children}</ServerMarkup>
          {isAsked && (
            <Loader
              loading={loading}
              words={words.loading}
              engineWords={engineWords}
              hasFailed={hasFailed}
              onRetry={load}
            />
          )}
        </>
      )}
    </div>
  );
}
