import { useEffect, useEffectEvent, useId, useRef } from "react";
import { fragmentOf } from "#lib/sql/fragment.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { ImportFault, ImportReport as Report } from "#live/engine/client/types.ts";
import { quoteName } from "#lib/sql/names.ts";
import { type CsvChoices, showCount } from "#live/engine/tables.ts";
import { cx } from "#ui/cx.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { faultSentence, words } from "./table-text.ts";
import { muted, plainButton, roundButton, row, strongButton } from "./styles.ts";
import { ReadingForm } from "./ReadingForm.tsx";
import type { ImportedFile, Imports } from "./use-imports.ts";

const body = "grid min-h-0 flex-initial content-start gap-3 overflow-auto px-4 pt-1 pb-3";

const sizeOf = ({ table }: Report): string =>
  interpolate(words.report.size, {
    rows: showCount(table.rows),
    columns: showCount(table.columns.length),
  });

/** How many are named. */
function renamedNote(renamed: Report["renamed"]): string {
  const { unnamed, renamedTo } = words.report;
  const list = renamed
    .slice(0, 3)
    .map((column) => interpolate(column.from === "" ? unnamed : renamedTo, { ...column }));
  if (renamed.length > list.length) list.push("…");
  return interpolate(words.report.renamed, { list: list.join(", ") });
}

function Fault({ fault }: { fault: ImportFault }) {
  const { kind, detail, line } = fault;
  return (
    <div data-part="report-body" className={body}>
      <p role="alert">{faultSentence(fault)}</p>
      {line > 0 && (
        <p>
          {words.engine.line} {line}
        </p>
      )}
      {detail !== "" && kind !== "binary" && <p className={muted}>{detail}</p>}
    </div>
  );
}

/** What was found in a file, and a form to read it differently. */
function Success({ report, queries, onAgain, onClose }: ImportReportProps & { report: Report }) {
  const { table, renamed, short, long, offsets, kept } = report;
  const query = fragmentOf(`SELECT *\nFROM ${quoteName(table.name)}`) ?? "";
  const notes = [
    renamed.length > 0 && renamedNote(renamed),
    short > 0 && interpolate(words.report.short, { count: showCount(short) }),
    long > 0 && interpolate(words.report.long, { count: showCount(long) }),
    offsets.length > 0 && interpolate(words.report.offsets, { list: offsets.join(", ") }),
    words.engine.kept[kept],
  ].filter((note) => note !== false);
  return (
    <>
      <div data-part="report-body" className={body}>
        <p>{sizeOf(report)}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <ReadingForm reading={report.reading} columns={table.columns} onAgain={onAgain} />
      </div>
      <div className={cx(row, "flex-none flex-wrap border-t border-line px-4 py-2")}>
        <button type="button" className={strongButton} onClick={onClose}>
          {words.report.close}
        </button>
        {queries !== undefined && (
          <a href={queries + query} className={cx(plainButton, "inline-flex items-center")}>
            {words.report.query}
          </a>
        )}
      </div>
    </>
  );
}

interface ImportReportProps {
  readonly imported: ImportedFile;
  /** The page that queries the same tables in SQL; undefined if there is none. */
  readonly queries: string | undefined;
  readonly onAgain: (choices: CsvChoices) => void;
  readonly onClose: () => void;
  readonly announce: (text: string) => void;
}

/**
 * The result of an import, over the rows until it is closed. It takes the focus, because it responds to an action; its
 * announcement is short: the heading, and one sentence.
 */
export function ImportReport(props: ImportReportProps) {
  const { imported, onClose, announce } = props;
  const { file, outcome } = imported;
  const heading = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const onRead = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true });
    // Its buttons are at the bottom: show all of it if there is room.
    heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
    if (outcome.ok) announce(sizeOf(outcome.report));
  });
  useEffect(() => onRead(), [imported]);
  return (
    <section
      data-part="report"
      aria-labelledby={id}
      className="absolute inset-y-0 end-0 z-3 flex w-[min(28rem,100%)] scroll-mt-24 scroll-mb-4 flex-col border-s border-line-strong bg-raised leading-snug shadow-raised"
    >
      <div className="flex flex-none items-center justify-between gap-4 px-4 pt-3 pb-2 font-display text-lead font-medium">
        <p ref={heading} id={id} tabIndex={-1} className="wrap-anywhere outline-none">
          {interpolate(outcome.ok ? words.report.title : words.upload.failed, { file: file.name })}
        </p>
        <IconButton
          icon="close"
          label={words.close}
          className={cx(roundButton, "-my-1.5 -me-1.5")}
          onClick={onClose}
        />
      </div>
      {outcome.ok ? (
        <Success key={outcome.report.table.name} report={outcome.report} {...props} />
      ) : (
        <Fault fault={outcome.fault} />
      )}
    </section>
  );
}

/** How much of a file has been read, and a button to stop; between files, where the files are stored. */
export function ImportProgress({ reading, stop }: Pick<Imports, "reading" | "stop">) {
  if (reading === null)
    return (
      <span className="truncate @max-scene:hidden unscripted:hidden">{words.engine.local}</span>
    );
  const { name: file, share } = reading;
  const percent = Math.floor(share * 100);
  return (
    <span className="flex min-w-0 flex-1 items-center justify-end gap-3">
      <progress
        max={1}
        value={share}
        aria-label={interpolate(words.upload.reading, { file, percent: "" })}
        className="h-1.5 min-w-8 flex-[0_1_8rem] appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-moss [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-moss"
      />
      <span className="truncate">{interpolate(words.upload.reading, { file, percent })}</span>
      <button type="button" className={cx(plainButton, "min-h-6.5")} onClick={stop}>
        {words.engine.stop}
      </button>
    </span>
  );
}
