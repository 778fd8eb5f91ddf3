import { useEffect, useRef, useState } from "react";
import type { Engine } from "#live/engine/client/types.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";
import type { Early } from "../early.ts";
import { AllTables } from "./panels/AllTables.tsx";
import { TableView } from "./TableView.tsx";
import { Top } from "./Top.tsx";
import { Outcome } from "./upload/Outcome.tsx";
import { Progress } from "./upload/Progress.tsx";
import { useIntake } from "./upload/use-intake.ts";
import { useOutcome } from "./upload/use-outcome.ts";
import { usePanel } from "./use-panel.ts";
import { useSearchKey } from "./use-search-key.ts";
import { useWorkspace } from "./use-workspace.ts";
import { words } from "./words.ts";

export interface AppProps {
  /** One that is ready. */
  engine: Engine;
  /** What was asked for before this was here. */
  early: Early;
  /** The one table that is open at first, where nothing is kept: on another site's page. */
  only?: string;
  /** It shows the page's own file and nothing else: no other table is offered, and none taken. */
  isFile?: boolean;
  /** What the whole is called. */
  label: string;
  /** The page that asks the same tables in SQL; undefined where there is none. */
  queries: string | undefined;
}

/** Tables of one page are told apart: each has its own newest view. */
let instances = 0;

/** The live table: tabs, the table in front, and what is read into it. */
export function App({ engine, early, only, isFile = false, label, queries }: AppProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { tables } = useEngine(engine);
  const [instance] = useState(() => `table ${String((instances += 1))}`);
  const workspace = useWorkspace(tables, early, only);
  const [said, say] = useState("");
  const intake = useIntake(frame, engine, {
    isOpen: !isFile,
    early: early.files,
    onTable: workspace.tabs.choose,
    say,
  });
  const list = usePanel<"tables">();
  const [panel, setPanel] = useState(early.panel);
  useSearchKey(frame);
  useEffect(() => {
    setPanel(null);
  }, []);

  const outcome = useOutcome(frame, intake, workspace.tabs);
  const { tabs } = outcome;
  const { active } = tabs;
  const over = outcome.shown && (
    <Outcome
      read={outcome.shown}
      queries={queries}
      onAgain={intake.readAgain}
      onClose={outcome.close}
      say={say}
    />
  );
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      className="tbl tbl-live"
      data-own-keys=""
      onKeyDown={outcome.onKeyDown}
    >
      {!isFile && (
        <Top tabs={tabs} onList={(anchor) => list.toggle("tables", anchor)} onFiles={intake.take} />
      )}
      {active ? (
        <TableView
          key={active.name}
          engine={engine}
          slot={`${instance} ${active.name}`}
          table={active}
          first={workspace.first(active)}
          firstPanel={panel}
          onSettings={workspace.keep}
          say={say}
          over={over}
          foot={<Progress reading={intake.reading} stop={intake.stop} />}
        />
      ) : (
        over
      )}
      {intake.isOver && <p className="tbl-drop">{words.upload.drop}</p>}
      <AllTables
        engine={engine}
        tables={tables}
        workspace={{ ...workspace, tabs }}
        list={list}
        say={say}
      />
      <p role="status" className="tbl-heard">
        {said}
      </p>
    </div>
  );
}
