import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { ImportFault } from "#live/engine/client/types.ts";
import type { CsvReading } from "#live/engine/tables/kinds.ts";
import { put } from "#lib/text/put.ts";
import { Glyph } from "../../parts/Glyph.tsx";
import { faultSentence } from "../../fault-sentence.ts";
import { words } from "../words.ts";
import { Report, sizeOf } from "./Report.tsx";
import type { Read } from "./use-uploads.ts";

interface OutcomeProps {
  read: Read;
  queries: string | undefined;
  onAgain: (reading: CsvReading) => void;
  onClose: () => void;
  /** To screen readers. */
  say: (text: string) => void;
}

/** Why a file became no table. */
function Fault({ fault }: { fault: ImportFault }) {
  const { kind, detail, line } = fault;
  return (
    <div className="tbl-outcome-body">
      <p role="alert">{faultSentence(fault, words.engine)}</p>
      {line > 0 && (
        <p>
          {words.engine.line} {line}
        </p>
      )}
      {detail !== "" && kind !== "binary" && <p className="tbl-quiet">{detail}</p>}
    </div>
  );
}

/**
 * What came of a file, over the rows until it has been read. It takes the focus, since it answers what was done; what
 * it holds is short to hear: the heading, and one sentence.
 */
export function Outcome({ read, queries, onAgain, onClose, say }: OutcomeProps) {
  const { file, outcome } = read;
  const heading = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const onRead = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true });
    // Its actions stand at its foot: the whole of it shall be seen where there is room.
    heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
    if (outcome.ok) say(sizeOf(outcome.report));
  });
  useEffect(() => {
    onRead();
  }, [read]);
  return (
    <section className="tbl-outcome" aria-labelledby={id}>
      <div className="tbl-panel-head">
        <p ref={heading} id={id} tabIndex={-1}>
          {put(outcome.ok ? words.report.title : words.upload.failed, { file: file.name })}
        </p>
        <button type="button" aria-label={words.close} className="tbl-close" onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      {outcome.ok ? (
        <Report
          key={outcome.report.table.name}
          report={outcome.report}
          renamed={read.renamed}
          queries={queries}
          onAgain={onAgain}
          onClose={onClose}
        />
      ) : (
        <Fault fault={outcome.fault} />
      )}
    </section>
  );
}
