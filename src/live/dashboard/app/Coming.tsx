import engineWords from "virtual:words/engine";
import type { Engine } from "#live/engine/client/types.ts";
import { useEngine } from "#live/engine/client/use-engine.ts";

/** What a first query waits for: the board is live before the database is. */
export function Coming({ engine }: { engine: Engine }) {
  const { loading } = useEngine(engine);
  if (loading.state !== "loading") return null;
  return (
    <span className="db-said" role="status">
      {engineWords.loading[loading.step]} …
    </span>
  );
}
