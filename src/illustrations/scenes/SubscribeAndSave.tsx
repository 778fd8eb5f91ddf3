import type { Scenes } from "#content/scenes.ts";
import { cx } from "#ui/cx.ts";
import { sand } from "#illustrations/parts/tone.ts";
import { Stone } from "#illustrations/parts/Stone.tsx";
import { Chip, Message } from "#illustrations/parts/screen.tsx";
import { Icon } from "#ui/Icon.tsx";
import { dollars } from "#illustrations/parts/money.ts";
import { type HeroProps, Scene } from "#illustrations/parts/Scene.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";

interface TryProps {
  words: Scenes["subscribeAndSave"]["paid"];
  amount: string;
  tone: string;
  className: string;
}

/** One try of a charge. On a wide stage it is above its day, on a stalk. */
const Try = ({ words, amount, tone, className }: TryProps) => (
  <div
    className={cx(
      "flex items-baseline justify-between @scene:row-start-2 @scene:block @scene:self-end @scene:border-l @scene:border-line-strong @scene:pb-3 @scene:pl-3",
      className,
    )}
  >
    <p className="text-micro text-ink-muted">{words.when}</p>
    <p className="font-display text-title whitespace-nowrap">
      {amount} <span className={tone}>{words.what}</span>
    </p>
    <p className="hidden text-micro text-ink-muted @scene:block">{words.note}</p>
  </div>
);

/** The days on which something happened, with the look of their stones. Monday is 0. */
const stones: Readonly<Record<number, string>> = {
  0: "fill-ground stroke-ink-muted",
  1: "fill-ink",
  4: "fill-moss",
};

/** Where they lie in the week, of which each day is 100 units. */
const places = Object.keys(stones).map((day) => {
  return { cx: 100 * Number(day) + 50, cy: 32, rx: 20, ry: 14, squareness: 2 };
});

/** Seven days as one raked line. */
const WeekLine = ({ days }: Pick<Scenes["subscribeAndSave"], "days">) => (
  <div className="relative -mx-4 grid grid-cols-7 @scene:col-span-full @scene:row-start-3 @scene:mx-0">
    <RakedGround
      viewBox={[0, 0, 700, 64]}
      stones={places}
      gap={8}
      fit="stretch"
      className={`absolute inset-x-0 top-1 h-14 w-full overflow-visible @scene:h-18 ${sand}`}
    />
    {days.map((day, i) => {
      const look = stones[i];
      return (
        <div key={day} className="text-center text-micro text-ink-muted">
          <div className="grid h-16 place-items-center @scene:h-20">
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

/** One week of one order, from edge to edge: failures and successes are stones on it. */
export function SubscribeAndSave({ alt, words }: HeroProps<"subscribeAndSave">) {
  const { plan, customer, amount, days, failed, text, paid, next, state } = words;
  return (
    <Scene
      alt={alt}
      className="grid content-between bg-ground px-4 py-4 @scene:grid-cols-14 @scene:grid-rows-[auto_1fr_auto_auto] @scene:px-0 @scene:py-6"
    >
      <div className="@scene:col-span-12 @scene:col-start-2 @scene:pb-5">
        <p className="font-display text-title">{plan}</p>
        <div className="flex items-center justify-between pt-1">
          <p className="text-ink-muted">{customer}</p>
          <Chip tone="moss" icon="check">
            {state}
          </Chip>
        </div>
      </div>
      <WeekLine days={days} />
      <Try
        className="@scene:col-span-6 @scene:col-start-2"
        words={failed}
        tone="text-ink-muted"
        amount={dollars(amount)}
      />
      <div className="@scene:col-span-7 @scene:col-start-4 @scene:row-start-4 @scene:pt-4">
        <p className="pb-1.5 text-micro text-ink-muted">{text.when}</p>
        <Message text={text.message} />
        <p className="flex items-center gap-1 pt-1.5 text-micro text-moss">
          <Icon name="check" className="size-3.5 shrink-0" />
          {text.note}
        </p>
      </div>
      <Try
        className="@scene:col-span-5 @scene:col-start-10"
        words={paid}
        tone="text-moss"
        amount={dollars(amount)}
      />
      <div className="hidden self-center text-right @scene:col-span-3 @scene:col-start-11 @scene:row-start-4 @scene:block">
        <p className="text-micro text-ink-muted">{next.label}</p>
        <p className="@scene-wide:text-base">{next.value}</p>
      </div>
    </Scene>
  );
}
