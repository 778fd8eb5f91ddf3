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
import { useDrop } from "./upload/use-drop.ts";
import { useUploads } from "./upload/use-uploads.ts";
import { usePanel } from "./use-panel.ts";
import { useSearchKey } from "./use-search-key.ts";
import { useSettings } from "./use-settings.ts";
import { useTabs } from "./use-tabs.ts";
import { words } from "./words.ts";

export interface AppProps {
  /** One that is ready. */
  engine: Engine;
  /** What was asked for before this was here. */
  early: Early;
  /** What the whole is called. */
  label: string;
  /** The page that asks the same tables in SQL; undefined where there is none. */
  queries: string | undefined;
}

/** The live table: tabs, the table in front, and what is read into it. */
export function App({ engine, early, label, queries }: AppProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { tables } = useEngine(engine);
  const tabs = useTabs(tables, early.table);
  const { active } = tabs;
  const settings = useSettings(early);
  const uploads = useUploads(engine, tabs.choose);
  const list = usePanel<"tables">();
  const [said, say] = useState("");
  const [panel, setPanel] = useState(early.panel);
  const take = (files: readonly File[]) => {
    if (files.length > 0) uploads.read(files);
    else say(words.upload.notText);
  };
  const isOver = useDrop(frame, take);
  useSearchKey(frame);
  const first = useRef(() => {
    if (early.files.length > 0) take(early.files);
  });
  useEffect(() => {
    first.current();
    first.current = () => undefined;
    setPanel(null);
  }, []);

  return (
    <div ref={frame} role="region" aria-label={label} className="tbl tbl-live" data-own-keys="">
      <TabStrip
        tabs={tabs}
        onList={(anchor) => {
          list.toggle("tables", anchor);
        }}
      >
        <UploadTool
          label={words.frame.upload}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </TabStrip>
      {active && (
        <TableView
          key={active.name}
          engine={engine}
          table={active}
          first={settings.first(active)}
          firstPanel={panel}
          onSettings={settings.keep}
          say={say}
          foot={
            uploads.reading ? (
              <Progress {...uploads.reading} onStop={uploads.stop} />
            ) : (
              <span>{words.frame.local}</span>
            )
          }
        />
      )}
      {uploads.last && !uploads.reading && (
        <Outcome
          read={uploads.last}
          queries={queries}
          onAgain={uploads.readAgain}
          onClose={uploads.dismiss}
        />
      )}
      {isOver && <p className="tbl-drop">{words.upload.drop}</p>}
      {list.open && (
        <AllTables
          engine={engine}
          tables={tables}
          anchor={list.open.anchor}
          onOpen={tabs.choose}
          say={say}
          onClose={list.close}
        />
      )}
      <p role="status" className="tbl-heard">
        {said}
      </p>
    </div>
  );
}
