import type { RefObject } from "react";
import type { Table } from "#live/engine/client/types.ts";
import type { EditorHandle } from "../field/use-editor.ts";
import { RunList } from "../side/RunList.tsx";
import { SavedList } from "../side/SavedList.tsx";
import { Side } from "../side/Side.tsx";
import { TableList } from "../side/TableList.tsx";
import type { useApp } from "./use-app.ts";

interface AppSideProps {
  readonly app: ReturnType<typeof useApp>;
  readonly tables: readonly Table[];
  readonly editor: RefObject<EditorHandle | null>;
}

/** What is next to the query, and what a press on it does to the query. */
export function AppSide({ app, tables, editor }: AppSideProps) {
  const { desk, act, open, openRun } = app;
  return (
    <Side
      render={(view, done) => {
        if (view === "history")
          return (
            <RunList
              runs={desk.runs}
              onOpen={(sql) => {
                openRun(sql);
                done();
              }}
            />
          );
        if (view === "saved")
          return (
            <SavedList
              saved={desk.saved}
              onOpen={({ name, sql }) => {
                open(sql, name);
                done();
              }}
              onForget={(name) => act({ do: "forget", name })}
            />
          );
        return (
          <TableList
            tables={tables}
            onInsert={(name) => {
              done();
              editor.current?.insert(name);
            }}
          />
        );
      }}
    />
  );
}
