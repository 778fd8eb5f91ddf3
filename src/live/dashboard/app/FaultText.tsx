import engineWords from "virtual:words/engine";
import type { Engine, QueryFault } from "#live/engine/client/types.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";

interface FaultTextProps {
  engine: Engine;
  fault: QueryFault;
}

/** Why a query has no answer. Where there is no database, that is said and not what became of the query. */
export function FaultText({ engine, fault }: FaultTextProps) {
  const { loading } = useEngine(engine);
  return loading.state === "failed"
    ? engineWords.failed[loading.fault]
    : `${engineWords.queryFaults[fault.kind]} ${fault.detail}`;
}
