import type { Scenes } from "#content/scenes.ts";
import { RakedLine } from "#illustrations/parts/RakedLine.tsx";
import { sand } from "#illustrations/parts/tone.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";

/** The days on which something happened, with the look of their stones. Monday is 0. */
const stones: Readonly<Record<number, string>> = {
  0: "fill-ground stroke-ink-muted",
  1: "fill-ink",
  4: "fill-moss",
};

/** Seven days as one raked line. */
export function WeekLine({ days }: Pick<Scenes["subscribeAndSave"], "days">) {
  return (
    <div className="-mx-4 grid grid-cols-7 @scene:col-span-full @scene:row-start-3 @scene:mx-0">
      {days.map((day, i) => {
        const look = stones[i];
        return (
          <div key={day} className="text-center text-micro text-ink-muted">
            <div className="relative grid h-16 place-items-center @scene:h-24">
              <RakedLine
                axis="x"
                lines={8}
                gap={8}
                clear={look === undefined ? 0 : 15}
                className={`absolute -inset-x-px h-full w-[calc(100%+0.125rem)] ${sand}`}
              />
              {look !== undefined && (
                <Stone seed={day} className={`relative size-5 @scene:size-8 ${look}`} />
              )}
            </div>
            {day}
          </div>
        );
      })}
    </div>
  );
}
