import type { Scenes } from "#content/scenes.ts";
import { Press } from "#illustrations/parts/Press.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";

interface PayoutProps {
  words: Scenes["influencerMarketing"]["payout"];
  /** The total payout, formatted. */
  amount: string;
}

/** The slip's place in the ground's units: the sand parts around it. */
const slip = [{ cx: 760, cy: 120, rx: 672, ry: 80, squareness: 6 }];

/** The foot of the ledger: one sum and one button, like a stone in the sand. */
export function Payout({ words, amount }: PayoutProps) {
  return (
    <div className="relative bg-clay-soft p-4 @scene:px-12 @scene:py-7">
      <RakedGround
        viewBox={[0, 0, 1520, 240]}
        stones={slip}
        gap={20}
        step={20}
        fit="stretch"
        className="absolute inset-0 size-full text-clay opacity-30"
      />
      <div className="relative flex items-center justify-between rounded-large bg-inverse py-2 pr-3 pl-4 text-on-inverse shadow-raised @scene:py-2.5 @scene:pr-4 @scene:pl-6">
        <div className="@scene:contents">
          <div>
            <p>{words.label}</p>
            <p className="hidden text-micro opacity-70 @scene:block">{words.note}</p>
          </div>
          <p className="font-display text-title proportional-nums @scene:mr-6 @scene:ml-auto @scene:text-heading">
            {amount}
          </p>
        </div>
        <Press look="light">{words.send}</Press>
      </div>
    </div>
  );
}
