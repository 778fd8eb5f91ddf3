/**
 * The checker of connection strings. An island because it keeps what is typed and answers it letter by letter: in this
 * tab, with no request and no storage (docs/decisions/0023-connections.md).
 */
import errorWords from "virtual:words/errorView";
import type { ConnectionSlug } from "#live/connections/address/slugs.ts";
import { LivePart } from "#live/LivePart.tsx";
import { Checker } from "./Checker.tsx";

export interface ConnectionCheckProps {
  /** The database whose string is expected; null where any may come. */
  page: ConnectionSlug | null;
  /** The databases by name, in the order of the checker's slugs (src/live/connections/address/slugs.ts); empty without a page. */
  names: readonly string[];
  /** Strings with something wrong, to try it with. */
  tries: readonly { readonly label: string; readonly string: string }[];
}

export function ConnectionCheck(props: ConnectionCheckProps) {
  return (
    <LivePart words={errorWords}>
      <Checker {...props} />
    </LivePart>
  );
}
