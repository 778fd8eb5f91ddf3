import type { ToolId } from "#lib/tools/kinds.ts";
import { put } from "#lib/text/put.ts";
import type { Example, Words } from "./example.ts";
import type { Place } from "./ToolFoot.tsx";

interface ToolHeadProps {
  words: Words;
  tool: ToolId;
  example: Example;
  place: Place;
}

/** The headline of a tool; without script it says what the example holds. */
export function ToolHead({ words, tool, example, place }: ToolHeadProps) {
  const { name, title, lead } = words[tool];
  const Title = place === "page" ? "h2" : "h1";
  return (
    <div className="tool-head">
      <p className="tool-eyebrow">{name}</p>
      <Title className="text-heading">{title}</Title>
      <p className="tool-lead">{lead}</p>
      <p className="tool-unscripted">{put(words.unscripted, { list: example.list })}</p>
    </div>
  );
}
