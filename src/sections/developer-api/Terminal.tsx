import type { WireId } from "#model/pages/developer-api.ts";
import { wireIds } from "#model/pages/developer-api.ts";

/** The number of a wire beside what hangs on it, as it stands in the plan; the plan's list says it to those who listen. */
export function Terminal({ wire }: { wire: WireId }) {
  return (
    <span aria-hidden="true" className="terminal" data-wire={wire}>
      {wireIds.indexOf(wire) + 1}
    </span>
  );
}
