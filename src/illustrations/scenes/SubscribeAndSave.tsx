import type { Scenes } from "#content/scenes.ts";
import { Chip } from "#illustrations/parts/Chip.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Message } from "#illustrations/parts/Message.tsx";
import { dollars } from "#illustrations/parts/money.ts";
import { Scene } from "#illustrations/parts/Scene.tsx";
import { Try } from "./Try.tsx";
import { WeekLine } from "./WeekLine.tsx";

interface SubscribeAndSaveProps {
  alt: string;
  words: Scenes["subscribeAndSave"];
}

/** One week of one order, from edge to edge: failures and successes are stones on it. */
export function SubscribeAndSave({ alt, words }: SubscribeAndSaveProps) {
  const { plan, customer, amount, days, failed, text, paid, next, state } = words;
  return (
    <Scene
      alt={alt}
      className="grid content-between bg-ground px-4 py-4 @scene:grid-cols-14 @scene:grid-rows-[auto_1fr_auto_auto] @scene:px-0 @scene:py-6"
    >
      <div className="@scene:col-span-12 @scene:col-start-2">
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
