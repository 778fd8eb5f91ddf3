/** The report of a run that failed: one page, the three pictures of each failure side by side. */
import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { cutPlaces, evidenceFolder, folderOf, kinds } from "./evidence.ts";
import type { Failure } from "./look-at.ts";
import { nameOf } from "./looks.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** "light-390: 3 squares in 1 place; 7308 instead of 7290 pixels high" */
export function sentence({ look, difference: { squares, boxes, heights } }: Failure): string {
  const count = (n: number, word: string) => `${String(n)} ${word}${n === 1 ? "" : "s"}`;
  const higher =
    heights.expected === heights.actual
      ? ""
      : `; ${String(heights.actual)} instead of ${String(heights.expected)} pixels high`;
  return `${nameOf(look)}: ${count(squares, "square")} in ${count(boxes.length, "place")}${higher}`;
}

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:110rem}
table{border-collapse:collapse;width:100%;table-layout:fixed}
th{text-align:left}td{vertical-align:top;padding:.25rem}
img{max-width:100%;border:1px solid gray}`;

async function section(failure: Failure): Promise<string> {
  const folder = relative(evidenceFolder, folderOf(failure)).replaceAll("\\", "/");
  const places = await cutPlaces(failure);
  const cell = (name: string) =>
    name === ""
      ? "<td>nothing there</td>"
      : `<td><a href="${folder}/${name.replace(/-\d+/, "")}"><img src="${folder}/${name}" alt="" loading="lazy"></a></td>`;
  const rows = places.map((names) => `<tr>${names.map(cell).join("")}</tr>`).join("\n");
  const heads = kinds
    .map((kind) => `<th><a href="${folder}/${kind}.png">${kind}, whole</a></th>`)
    .join("");
  return `<h2>${escaped(failure.route)} ${escaped(sentence(failure))}</h2>
<table><tr>${heads}</tr>${rows}</table>`;
}

/** @param soft whether what was expected comes from the small sheets. @returns the report's path */
export async function writeReport(failures: readonly Failure[], soft: boolean): Promise<string> {
  const sections: string[] = [];
  for (const failure of failures) sections.push(await section(failure));
  const hint = soft
    ? "<p>What was expected is enlarged from the references’ small pictures. <code>--before FOLDER</code>, a built checkout of how it was, shows it sharp.</p>"
    : "";
  const file = join(evidenceFolder, "index.html");
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>
<h1>Pictures that differ: ${String(failures.length)}</h1>${hint}
${sections.join("\n")}</html>\n`,
  );
  return file;
}
