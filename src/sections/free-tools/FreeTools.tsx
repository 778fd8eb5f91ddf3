import { type ToolId, toolIds, toolOf } from "#live/calculators/tools/tools.ts";
import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { frameCode } from "#live/engine/charts/spec.ts";
import { toolFrame } from "#lib/site/embed.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { SandBank } from "#sections/shared/Closing.tsx";
import { CopyLine } from "#sections/shared/Code.tsx";
import { LinkList, OnwardLink } from "#sections/shared/parts.tsx";
import { Band, BandHead, Lines } from "#sections/shared/Band.tsx";

type Words = Content<"freeToolsPage">;

/** A tool swings on its peg; the middle one swings the other way. */
const hanging = cx(
  "h-[clamp(11rem,4rem+22vw,21rem)] w-full origin-[50%_5%] overflow-visible drop-shadow-[0.4rem_0.6rem_0.4rem_var(--color-shade)]",
  "transition-transform duration-move group-hover:-rotate-3 group-even/peg:group-hover:rotate-3",
);
const name = cx(
  "mt-2 font-display text-base leading-(--text-title--line-height) underline decoration-line-strong",
  "decoration-1 underline-offset-4 group-hover:decoration-current group-active:text-persimmon",
  "md:text-title",
);

/** The wall of the shed: three tools on their pegs, each a link to its section. */
export const Hero = ({ hero, words }: { hero: Words["hero"]; words: Content<"freeTools"> }) => (
  <section className="overflow-x-clip pt-8 lg:pt-12">
    <Page className="mb-10 grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
      <h1 className="text-display tracking-display lg:col-span-8 lg:max-page:text-[calc((var(--text-heading)+var(--text-display))/2)]">
        {hero.title}
      </h1>
      <p className="max-w-form text-lead lg:col-span-4 lg:pb-2">{hero.lead}</p>
    </Page>
    <div className="border-t-8 border-clay bg-clay-soft">
      <nav
        aria-label={hero.shed}
        className="relative isolate mx-auto max-w-page px-gutter print:break-inside-avoid"
      >
        <RakedGround
          viewBox={[0, 0, 1200, 420]}
          stones={[]}
          gap={30}
          fit="stretch"
          className="absolute inset-y-0 -left-full -z-1 h-full w-[300%] mask-[linear-gradient(black_4rem,transparent_calc(clamp(11rem,4rem+22vw,21rem)-1rem))] text-clay/35"
        />
        <ul className="grid grid-cols-3">
          {toolIds.map((tool) => (
            <li key={tool} className="group/peg">
              <a
                href={`#tool-${tool}`}
                className="group grid h-full content-start justify-items-center px-2 pb-10 text-center"
              >
                <svg
                  viewBox="0 0 200 300"
                  aria-hidden="true"
                  fill="none"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  className={hanging}
                >
                  {wallTools[tool].map(({ d, className }) => (
                    <path key={d} d={d} className={className} />
                  ))}
                  <circle cx="100" cy="14" r="5" className="fill-rust stroke-none" />
                </svg>
                <span className={name}>{words[tool].name}</span>
                <span className="mt-1.5 max-w-64 text-small/body text-balance max-md:hidden">
                  {words[tool].title}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </section>
);

interface EmbedToolsProps {
  embed: Words["embed"];
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
        <BandHead title={embed.title} lead={embed.lead} width="full" />
        <Lines
          items={embed.notes}
          className="mt-6 grid gap-3"
          itemClassName="border-t border-line-strong pt-3"
        />
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

/** Links to pages where visitors get the figures that a calculator asks for. */
export const Onward = ({ closing }: { closing: Words["closing"] }) => (
  <SandBank scene="rake">
    <BandHead title={closing.title} lead={closing.lead} />
    <div className="mt-8">
      <LinkList links={closing.links} />
    </div>
  </SandBank>
);

// The three tools on the wall of the shed, each 200 wide and 300 tall, from a peg at the top.

const teeth = Array.from({ length: 9 }, (_, i) => `M${44 + i * 14} 226v30q0 8 -5 11`).join("");
const handle = "M95 26q5 -8 10 0l2 188h-14z";
const head = "M47 212h106v14h-106z";
const pans = "M20 208h68q-6 30 -34 30t-34 -30zM112 190h68q-6 30 -34 30t-34 -30z";
const beam = "M52 81l94 -18 1 7 -94 18z";
const packet = "M46 92l104 -6l10 176l-104 6z";

const wood = "fill-clay stroke-ink";
const steel = "fill-ink-muted stroke-ink";
const wire = "stroke-ink";
/** Away from the light, which comes from the upper left. */
const shade = "fill-shade";

/** From the back to the front. */
type Hung = readonly { readonly d: string; readonly className: string }[];

const wallTools: Readonly<Record<ToolId, Hung>> = {
  dunning: [
    { d: teeth, className: "stroke-ink-muted stroke-4" },
    { d: handle, className: wood },
    { d: "M101 24q3 0 4 2l2 188h-6z", className: shade },
    { d: head, className: steel },
    { d: "M47 220h106v6h-106z", className: shade },
    { d: "M95 60h10M95 70h10M95 80h10", className: wire },
  ],
  margin: [
    { d: "M54 84L20 208M54 84L88 208M146 66L112 190M146 66L180 190", className: wire },
    { d: "M100 18v42M92 26a8 8 0 1 0 16 0a8 8 0 1 0 -16 0", className: wire },
    { d: beam, className: wood },
    { d: "M52 85l94 -18 1 3 -94 18z", className: shade },
    { d: "M100 58l10 18h-20z", className: steel },
    { d: pans, className: steel },
    {
      d: "M58 208h30q-6 30 -34 30q16 -8 4 -30zM150 190h30q-6 30 -34 30q16 -8 4 -30z",
      className: shade,
    },
  ],
  lifetime: [
    { d: "M100 16q-46 40 -44 76M100 16q44 36 42 70", className: wire },
    { d: packet, className: "fill-persimmon-soft stroke-ink" },
    { d: "M46 92l12 -1l10 176l-12 1z", className: wood },
    { d: "M58 91l92 -5l1.5 26l-92 5z", className: "fill-moss" },
    { d: "M140 87l10 -1l10 176l-10 1z", className: shade },
    { d: "M112 216l-3 -56", className: "stroke-moss stroke-4" },
    {
      d: "M110 200q22 0 24 -20q-20 0 -24 20zM109 188q-22 0 -25 -20q20 0 25 20z",
      className: "fill-moss",
    },
    { d: "M92 142a14 14 0 1 0 28 -2a14 14 0 1 0 -28 2", className: "fill-rust stroke-ink" },
    { d: "M84 232l62 -3M85 244l62 -3", className: "stroke-clay" },
  ],
};
