import type { ToolId } from "#lib/tools/kinds.ts";
import { Button } from "#ui/Button.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import type { Words } from "./example.ts";

/** How a tool stands: on its page, or alone in a frame on another site's. */
export type Place = "page" | "frame";

interface ToolFootProps {
  words: Words;
  tool: ToolId;
  place: Place;
}

/** What the formula leaves out, where it is explained, and what can be done with the sum. */
export function ToolFoot({ words, tool, place }: ToolFootProps) {
  const { caveat, caveatAlone = caveat, article } = words[tool];
  const away = place === "frame" ? { target: "_blank", rel: "noopener" } : {};
  return (
    <div className="tool-foot">
      <div>
        <p>{place === "page" ? caveat : caveatAlone}</p>
        <TextLink look="onward" href={article.href.href} className="mt-3" {...away}>
          {article.label}
        </TextLink>
      </div>
      <div className="tool-tools">
        <Button tone="secondary" size="small" data-reset="">
          {words.reset}
        </Button>
        {place === "page" && (
          <Button tone="secondary" size="small" data-share="">
            {words.copy}
          </Button>
        )}
        <p role="status" className="tool-said" data-said="" />
        <p className="tool-hint">{words.private}</p>
      </div>
      {place === "frame" && (
        <p className="tool-source">
          <a className="text-link" href={`/free-tools/#tool-${tool}`} data-onward="" {...away}>
            {words.frame.source}
          </a>
        </p>
      )}
      <p role="status" className="sr-only" data-heard="" />
    </div>
  );
}
