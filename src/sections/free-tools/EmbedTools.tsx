import { frameCode } from "#live/engine/charts/spec.ts";
import { toolFrame } from "#lib/site/embed.ts";
import { type ToolId, toolIds, toolOf } from "#live/calculators/tools/tools.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";
import { CopyLine } from "#sections/shared/Code.tsx";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Band } from "#sections/shared/Band.tsx";

interface EmbedToolsProps {
  embed: Content<"freeToolsPage">["embed"];
  words: Content<"freeTools">;
  /** The address of the site, without a trailing slash. */
  origin: string;
}

/** One line of HTML for each tool. */
export function EmbedTools({ embed, words, origin }: EmbedToolsProps) {
  const lineOf = (tool: ToolId) =>
    frameCode(
      origin + toolFrame(tool),
      interpolate(embed.frame, { tool: words[tool].title }),
      toolOf(tool).frameHeight,
    );
  return (
    <Band
      id="embed"
      ground="sunken"
      className="grid gap-x-10 gap-y-8 [--code-ground:var(--color-raised)] lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 className="text-heading">{embed.title}</h2>
        <p className="mt-4 text-lead">{embed.lead}</p>
        <ul className="mt-6 grid gap-3">
          {embed.notes.map((note) => (
            <li key={note} className="border-t border-line-strong pt-3">
              {note}
            </li>
          ))}
        </ul>
        <OnwardLink link={embed.link} className="mt-4" />
      </div>
      <div className="grid min-w-0 gap-6 lg:col-span-7">
        {toolIds.map((tool) => (
          <CopyLine
            id={`embed-${tool}`}
            key={tool}
            label={interpolate(embed.code, { tool: words[tool].name.toLowerCase() })}
            words={embed}
            code={lineOf(tool)}
            wrap
          />
        ))}
      </div>
    </Band>
  );
}
