import words from "virtual:words/charts";
import { type RefObject, useState } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import { slugify } from "#lib/text/slugify.ts";
import { download, exportResult } from "../csv/write.ts";
import type { Column, Rows } from "../tables.ts";
import { drawingOf, pictureOf } from "./drawing-file.ts";
import type { ChartChoice } from "./spec.ts";

interface ChartExportsProps {
  title: string;
  result: { readonly columns: readonly Column[]; readonly rows: Rows };
  choice: ChartChoice;
  box: RefObject<HTMLElement | null>;
}

type Format = "csv" | "svg" | "png";

/** A chart as a file: its rows, its drawing, its picture. The last two only if there is a drawing. */
export function ChartExports({ title, result, choice, box }: ChartExportsProps) {
  const [told, setTold] = useState("");
  const fileOf = async (format: Format): Promise<Blob | null> => {
    if (format === "csv") return (await exportResult(result, "csv")).blob;
    const plot = box.current?.querySelector<SVGSVGElement>(".chart-plot");
    if (plot === null || plot === undefined) return null;
    const drawing = drawingOf(plot, title, choice.ys);
    return format === "png"
      ? pictureOf(drawing)
      : new Blob([drawing.text], { type: "image/svg+xml" });
  };
  const save = async (format: Format) => {
    const blob = await fileOf(format).catch(() => null);
    if (blob !== null) download(blob, `${slugify(title) || "chart"}.${format}`);
    const name = words.live[format];
    setTold(
      blob === null ? words.live.failed : interpolate(words.live.exported, { title, format: name }),
    );
  };
  const isDrawn = choice.kind !== "table" && choice.kind !== "number";
  const formats: readonly Format[] = isDrawn ? ["csv", "svg", "png"] : ["csv"];
  return (
    <div
      className="mt-3 flex flex-wrap items-center gap-1.5 text-small text-ink-muted noscript:hidden"
      role="group"
      aria-label={interpolate(words.live.exportLabel, { title })}
    >
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className="min-h-7 cursor-pointer rounded-small border border-line-strong px-2.5 hover:bg-sunken hover:text-ink"
          onClick={() => void save(format)}
        >
          {words.live[format]}
        </button>
      ))}
      <span role="status">{told}</span>
    </div>
  );
}
