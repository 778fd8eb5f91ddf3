import { useEffect, useRef, useState } from "react";
import type { Engine } from "#live/shared/engine/types.ts";
import { useEngine } from "#live/shared/engine/use-engine.ts";
import type { Early } from "../early.ts";
import { UploadTool } from "../parts/Tools.tsx";
import { AllTables } from "./panels/AllTables.tsx";
import { TableView } from "./TableView.tsx";
import { TabStrip } from "./TabStrip.tsx";
import { Outcome } from "./upload/Outcome.tsx";
import { Progress } from "./upload/Progress.tsx";
import { useIntake } from "./upload/use-intake.ts";
import { usePanel } from "./use-panel.ts";
import { useSearchKey } from "./use-search-key.ts";
import { useWorkspace } from "./use-workspace.ts";
import { words } from "./words.ts";

export interface AppProps {
  /** One that is ready. */
  engine: Engine;
  /** What was asked for before this was here. */
  early: Early;
  /** The one table that is open at first, where nothing is kept: on somebody else's page. */
  only?: string;
  /** What the whole is called. */
  label: string;
  /** The page that asks the same tables in SQL; undefined where there is none. */
  queries: string | undefined;
}

/** Tables of one page are told apart: each has its own newest view. */
let instances = 0;

/** The live table: tabs, the table in front, and what is read into it. */
export function App({ engine, early, only, label, queries }: AppProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { tables } = useEngine(engine);
  const [instance] = useState(() => `table ${String((instances += 1))}`);
  const workspace = useWorkspace(tables, early, only);
  const { tabs } = workspace;
  const [said, say] = useState("");
  const intake = useIntake(frame, engine, { early: early.files, onTable: tabs.choose, say });
  const list = usePanel<"tables">();
  const [panel, setPanel] = useState(early.panel);
  useSearchKey(frame);
  useEffect(() => {
    setPanel(null);
  }, []);

  const { active } = tabs;
  const { reading, last } = intake;
  const closeOutcome = () => {
    // What had the focus goes: it is on the table then, which is what was made.
    frame.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
    intake.dismiss();
  };
  return (
    <div ref={frame} role="region" aria-label={label} className="tbl tbl-live" data-own-keys="">
      <TabStrip tabs={tabs} onList={(anchor) => list.toggle("tables", anchor)}>
        <UploadTool
          label={words.frame.upload}
          onChange={({ target }) => {
            intake.take([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </TabStrip>
      {active && (
        <TableView
          key={active.name}
          engine={engine}
          slot={`${instance} ${active.name}`}
          table={active}
          first={workspace.first(active)}
          firstPanel={panel}
          onSettings={workspace.keep}
          say={say}
          foot={
            reading ? (
              <Progress {...reading} onStop={intake.stop} />
            ) : (
              <span>{words.frame.local}</span>
            )
          }
        />
      )}
      {last && !reading && (
        <Outcome
          read={last}
          queries={queries}
          onAgain={intake.readAgain}
          onClose={closeOutcome}
          say={say}
        />
      )}
      {intake.isOver && <p className="tbl-drop">{words.upload.drop}</p>}
      <AllTables engine={engine} tables={tables} workspace={workspace} list={list} say={say} />
      <p role="status" className="tbl-heard">
        {said}
      </p>
    </div>
  );
}
