import type { ToolId } from "#live/calculators/tools/kinds.ts";
import { put } from "#lib/text/put.ts";
import { cx } from "#ui/cx.ts";
import type { Example, Words } from "./example.ts";
import type { Place } from "./ToolFoot.tsx";

interface ToolHeadProps {
  words: Words;
  tool: ToolId;
  example: Example;
  place: Place;
}

const headings: Readonly<Record<ToolId, Readonly<Record<Place, string | undefined>>>> = {
  dunning: { page: undefined, frame: "frame:col-span-full" },
  margin: { page: "lg:grid lg:grid-cols-7-5 lg:gap-x-16", frame: "frame:col-span-full" },
  lifetime: { page: undefined, frame: undefined },
};
const leads = { page: "mt-4 text-lead", frame: "mt-2 text-base leading-[1.45]" } as const;

/** The headline of a tool; without script it says what the example holds. */
export function ToolHead({ words, tool, example, place }: ToolHeadProps) {
  const { name, title, lead } = words[tool];
  const Title = place === "page" ? "h2" : "h1";
  return (
    <div className={headings[tool][place]}>
      <p className="text-small/body text-ink-muted lg:col-span-full">{name}</p>
      <Title className="mt-2 text-heading">{title}</Title>
      <p className={cx("max-w-prose", leads[place])}>{lead}</p>
      <p className={cx("max-w-prose scripted:hidden", leads[place])}>
        {put(words.unscripted, { list: example.list })}
      </p>
    </div>
  );
}
