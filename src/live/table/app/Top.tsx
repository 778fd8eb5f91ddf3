import { UploadTool } from "../parts/Tools.tsx";
import { TabStrip } from "./TabStrip.tsx";
import type { Tabs } from "./use-tabs.ts";
import { words } from "./words.ts";

interface TopProps {
  tabs: Tabs;
  /** Opens the list of all tables. */
  onList: (anchor: Element) => void;
  onFiles: (files: readonly File[]) => void;
}

/** The open tables, the way to the others, and the chooser of files. */
export function Top({ tabs, onList, onFiles }: TopProps) {
  return (
    <TabStrip tabs={tabs} onList={onList}>
      <UploadTool
        label={words.frame.upload}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </TabStrip>
  );
}
