import type { Scenes } from "#content/scenes.ts";
import { Line } from "#illustrations/parts/Line.tsx";
import { dollars } from "#illustrations/parts/money.ts";
import { Panel } from "#illustrations/parts/Panel.tsx";
import { Press } from "#illustrations/parts/Press.tsx";

/** The one thing an agent does not do on its own: spend. It asks, with reasons. */
export function Approval({ ask }: Pick<Scenes["aiAgents"], "ask">) {
  return (
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
}
