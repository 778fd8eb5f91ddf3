import type { Scenes } from "#model/scenes.ts";
import { Press } from "#pictures/parts/Press.tsx";
import { RakedGround } from "#pictures/RakedGround.tsx";

interface PayoutProps {
  words: Scenes["influencerMarketing"]["payout"];
  /** What is paid to all, as it is read. */
  amount: string;
}

/** Where the slip lies, in the ground's units: the sand parts around it. */
const slip = [{ cx: 380, cy: 60, rx: 340, ry: 40, squareness: 6 }];

/** The foot of the ledger: one sum and one press, like a stone in the sand. */
export function Payout({ words, amount }: PayoutProps) {
  return (
    <div className="relative bg-clay-soft p-4 @min-[34rem]:px-12 @min-[34rem]:py-7">
      <RakedGround
        viewBox={[0, 0, 760, 120]}
        stones={slip}
        gap={12}
        step={20}
        fit="stretch"
        className="absolute inset-0 size-full text-clay opacity-30"
      />
      <div className="relative flex items-center justify-between rounded-large bg-inverse py-2 pr-3 pl-4 text-on-inverse shadow-raised @min-[34rem]:py-2.5 @min-[34rem]:pr-4 @min-[34rem]:pl-6">
        <div className="@min-[34rem]:contents">
          <div>
            <p>{words.label}</p>
            <p className="hidden text-micro opacity-70 @min-[34rem]:block">{words.note}</p>
          </div>
          <p className="font-display text-title proportional-nums @min-[34rem]:text-heading">{amount}</p>
        </div>
        <Press look="light">{words.send}</Press>
      </div>
    </div>
  );
}
