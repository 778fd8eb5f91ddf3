import type { ToolId } from "#live/calculators/tools/kinds.ts";
import { Dunning } from "./Dunning.tsx";
import type { Words } from "./example.ts";
import { Lifetime } from "./Lifetime.tsx";
import { Margin } from "./Margin.tsx";

const tools = { dunning: Dunning, margin: Margin, lifetime: Lifetime } as const;

/** One tool alone, as it stands in a frame. */
export function FramedTool({ words, tool }: { words: Words; tool: ToolId }) {
  const Tool = tools[tool];
  return <Tool words={words} place="frame" />;
}
