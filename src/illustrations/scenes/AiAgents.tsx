import type { ReactNode } from "react";
import { Stone } from "#illustrations/parts/Stone.tsx";
import type { Scenes } from "#content/scenes.ts";
import { Line, Panel, Press } from "#illustrations/parts/screen.tsx";
import { dollars } from "#illustrations/parts/money.ts";
import { type HeroProps, Scene } from "#illustrations/parts/Scene.tsx";

interface NightRowProps {
  when?: string;
  /** Fill of the stone here; none if there is only sand. */
  stone?: string;
  /** How the row is laid out: its display, and whether it takes the space that is left. */
  className?: string;
  children: ReactNode;
}

/** How far the lines bend at a stone, from the inner ones outward. */
const bends = [11, 6.2, 3.4, 1.9];

/** Eight lines down a row of 100 units. They are level at both ends, so that all rows join. */
const furrows = (isParted: boolean): string =>
  [-1, 1]
    .flatMap((side) =>
      bends.map((most, i) => {
        const [x, bend] = [36 + side * (4 + 8 * i), side * most];
        return isParted
          ? `M${x} 0V14c0 18 ${bend} 18 ${bend} 36s${-bend} 18 ${-bend} 36V100`
          : `M${x} 0V100`;
      }),
    )
    .join("");

/** One part of the night: the raked line with its stone, and next to it the event. */
const NightRow = ({ when = "", stone, className = "grid", children }: NightRowProps) => (
  <div
    className={`night-row ${className} grid-cols-[3rem_minmax(0,1fr)] gap-3 pr-3 pl-2 @scene:grid-cols-[4.5rem_5rem_minmax(0,1fr)] @scene:gap-4 @scene:pr-10`}
  >
    <p className="hidden self-center text-right text-micro opacity-70 @scene:block">{when}</p>
    <div className="relative grid place-items-center">
      <svg
        viewBox="0 0 72 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full text-night-line"
      >
        <path
          d={furrows(stone !== undefined)}
          className="fill-transparent stroke-current"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {stone !== undefined && <Stone seed={when} className={`lands relative size-5 ${stone}`} />}
    </div>
    <div className="relative self-center py-5 @scene:py-1.5">{children}</div>
  </div>
);

/** The one thing an agent does not do on its own: spend. It asks, with reasons. */
const Approval = ({ ask }: Pick<Scenes["aiAgents"], "ask">) => (
  <Panel className="p-4 text-ink @scene:px-5 @scene:py-3 @scene-wide:flex @scene-wide:items-center @scene-wide:justify-between @scene-wide:gap-6 @scene-wide:px-6">
    <div>
      <p className="text-persimmon">
        <b className="font-medium">{ask.who}</b> {ask.what}
      </p>
      <p className="font-display text-heading proportional-nums">{dollars(ask.amount)}</p>
      <p className="text-ink-muted">{ask.payee}</p>
    </div>
    <div className="flex flex-col gap-4 pt-3 @scene-wide:pt-0">
      <div className="hidden min-w-48 @scene-wide:block">
        {ask.reasons.map(({ label, value }) => (
          <Line key={label} label={label} className="border-b border-line py-1.5">
            {value}
          </Line>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 @scene-wide:justify-end">
        <Press look="quiet">{ask.decline}</Press>
        <Press look="strong">{ask.approve}</Press>
      </div>
    </div>
  </Panel>
);

/** Dark in both themes: what the agents did overnight. */
const night = "bg-night text-on-night";

/** A night along one raked line. Finished tasks are stones on it; the open question is lifted out of it. */
export function AiAgents({ alt, words }: HeroProps<"aiAgents">) {
  const { title, note, done, ask, end } = words;
  return (
    <Scene alt={alt} className={`flex flex-col ${night}`}>
      {/* The light of the open question. */}
      <div className="absolute inset-0 bg-[radial-gradient(circle_at_8.5rem_68%,var(--color-moonlight),transparent_7rem)] opacity-60 max-sm:hidden" />
      <NightRow>
        <p className="pt-3 font-display text-title">{title}</p>
        <p className="text-micro opacity-70">{note}</p>
      </NightRow>
      {done.map(({ when, who, what, note: detail }, i) => (
        // Narrow scenes have space for every other one.
        <NightRow
          key={when}
          when={when}
          stone="fill-current"
          className={i % 2 === 1 ? "hidden @scene:grid" : "grid"}
        >
          <div className="gap-x-4 @scene-wide:flex @scene-wide:items-baseline @scene-wide:justify-between">
            <p>
              <b className="font-medium">{who}</b> {what}
            </p>
            <p className="text-micro opacity-75">{detail}</p>
          </div>
        </NightRow>
      ))}
      <NightRow when={ask.when} stone="fill-rust">
        <Approval ask={ask} />
      </NightRow>
      {/* The others keep their height, so that nothing moves while the page arrives. */}
      <NightRow when={end.when} className="grid grow">
        <p className="@scene:opacity-75">
          <span className="hidden @scene:inline">{end.what}</span>
        </p>
      </NightRow>
    </Scene>
  );
}
