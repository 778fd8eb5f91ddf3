import engineWords from "virtual:words/engine";
import words from "virtual:words/tableDemo";
import { useState } from "react";
import type { Engine } from "#live/engine/client/types.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";
import { App } from "../app/App.tsx";
import { nothingEarly } from "../early.ts";
import { Loader } from "../Loader.tsx";
import type { Wanted } from "./attributes.ts";
import { useFile } from "./use-file.ts";
import { useLabel } from "./use-label.ts";

interface EmbeddedProps {
  engine: Engine;
  wanted: Wanted;
}

/** The table in another site's page: an empty frame while it loads, then the file or the sample table. */
export function Embedded({ engine, wanted }: EmbeddedProps) {
  const { loading, tables } = useEngine(engine);
  const [attempt, setAttempt] = useState(0);
  const { name, fault } = useFile(engine, wanted, attempt);
  const label = useLabel(wanted);
  if (name !== null && tables.some((table) => table.name === name)) {
    return (
      <App
        engine={engine}
        early={nothingEarly}
        only={name}
        isFile={wanted.src !== ""}
        label={label}
        queries={undefined}
      />
    );
  }
  return (
    <div className="tbl tbl-demo" role="region" aria-label={label} aria-busy={fault === ""}>
      <Loader
        loading={loading}
        words={fault === "" ? words.loading : { ...words.loading, failed: fault }}
        engineWords={engineWords}
        hasFailed={fault !== ""}
        onRetry={() => {
          setAttempt(attempt + 1);
        }}
      />
    </div>
  );
}
