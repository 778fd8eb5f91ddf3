/** Blocks between fences: code, and the block of tools, which is written as YAML in one. */
import type { Code } from "mdast";
import { type Fault, fieldName, readContent } from "#content/explain.ts";
import type { Block } from "./blocks.ts";
import { type BodyContext, lineOf } from "./context.ts";
import { checkCode } from "./inline.ts";
import { tools } from "./tools.ts";

const subjectOf = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? "the block of tools" : `field "${fieldName(["tools", ...path])}"`;

/** Why code is not written as articles write it; without a fence it would be a slip of the space bar. */
function fenceFault({ position }: Code, source: string): string | undefined {
  const lines = source.slice(position?.start.offset, position?.end.offset).split("\n");
  const [, fence] = /^\s*(`{3,}|~{3,})/.exec(lines[0] ?? "") ?? [];
  if (fence === undefined) {
    return "begins with four spaces or a tab, which makes code of it; remove them, or put ``` on the line before and after it";
  }
  const closed = lines.length > 1 && (lines.at(-1) ?? "").includes(fence);
  return closed
    ? undefined
    : `opens a block with ${fence} that is never closed; put ${fence} on the line below it`;
}

/** @param tell takes faults that are whole sentences already */
export function codeOf(
  node: Code,
  context: BodyContext & { readonly tell: (fault: Fault) => void },
): Block[] {
  const line = lineOf(node);
  const fault = fenceFault(node, context.source);
  if (fault !== undefined) {
    context.say(line, fault);
    return [];
  }
  if (node.lang === "database_tools") {
    const reading = readContent("\n".repeat(line) + node.value, tools, subjectOf);
    if ("data" in reading) return [{ type: "database_tools", tools: reading.data }];
    for (const each of reading.faults) context.tell({ ...each, line: Math.max(line, each.line) });
    return [];
  }
  node.value.split("\n").forEach((text, i) => {
    checkCode(text, (sentence) => {
      context.say(line + 1 + i, sentence);
    });
  });
  return [{ type: "code", language: node.lang ?? "", text: node.value }];
}
