import type { ToolId } from "#live/calculators/tools/kinds.ts";
import { Button } from "#ui/Button.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { cx } from "#ui/cx.ts";
import type { Words } from "./example.ts";

/** How a tool stands: on its page, or alone in a frame on another site's. */
export type Place = "page" | "frame";

interface ToolFootProps {
  words: Words;
  tool: ToolId;
  place: Place;
}

const button = "max-w-full whitespace-normal";
const feet = {
  page: "mt-8 gap-x-16 gap-y-6",
  frame: "mt-4 gap-x-8 gap-y-4 text-small/body",
} as const;

/** What the formula leaves out, where it is explained, and what can be done with the sum. */
export function ToolFoot({ words, tool, place }: ToolFootProps) {
  const { caveat, caveatAlone = caveat, article } = words[tool];
  const away = place === "frame" ? { target: "_blank", rel: "noopener" } : {};
  return (
    <div
      className={cx(
        "grid grid-cols-1 lg:grid-cols-7-4",
        feet[place],
        place === "page" && tool === "dunning" && "lg:col-span-full lg:mt-0",
        place === "frame" && tool !== "lifetime" && "frame:col-span-full",
      )}
    >
      <div className="max-w-prose">
        <p>{place === "page" ? caveat : caveatAlone}</p>
        <TextLink look="onward" href={article.href.href} className="mt-3" {...away}>
          {article.label}
        </TextLink>
      </div>
      <div className="flex flex-wrap content-start gap-3 print:hidden unscripted:hidden">
        <Button tone="secondary" size="small" className={button} data-reset="">
          {words.reset}
        </Button>
        {place === "page" && (
          <Button tone="secondary" size="small" className={button} data-share="">
            {words.copy}
          </Button>
        )}
        <p
          role="status"
          className="basis-full text-small/body font-medium empty:hidden"
          data-said=""
        />
        <p className="basis-full text-small/body text-ink-muted">{words.private}</p>
      </div>
      {place === "frame" && (
        <p className="print:hidden">
          <a className="text-link" href={`/free-tools/#tool-${tool}`} data-onward="" {...away}>
            {words.frame.source}
          </a>
        </p>
      )}
      <p role="status" className="sr-only" data-heard="" />
    </div>
  );
}
