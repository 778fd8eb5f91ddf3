import type { Scenes } from "#content/scenes.ts";
import { Message } from "#illustrations/parts/Message.tsx";
import { RakedLine } from "#illustrations/parts/RakedLine.tsx";
import { Scene } from "#illustrations/parts/Scene.tsx";
import { ChangedOrder } from "./ChangedOrder.tsx";

interface SmsMarketingProps {
  alt: string;
  words: Scenes["smsMarketing"];
}

/**
 * A conversation in three texts, and next to it the changed order. On a wide stage one raked line runs from the
 * customer's text, in the middle, to the resulting line of the order.
 */
export function SmsMarketing({ alt, words }: SmsMarketingProps) {
  return (
    <Scene
      alt={alt}
      className="grid grid-cols-1 grid-rows-[1fr_auto] bg-moss-soft @scene:grid-cols-[1fr_16rem] @scene:grid-rows-1 @scene-wide:grid-cols-[1fr_18rem]"
    >
      <div className="relative grid content-evenly p-3 @scene:grid-rows-3 @scene:items-center @scene:px-8 @scene:py-4 @scene-wide:text-base">
        <RakedLine
          axis="x"
          lines={6}
          gap={8}
          className="absolute top-1/2 hidden h-14 w-full -translate-y-1/2 text-moss opacity-40 @scene:block"
        />
        {words.messages.map(({ from, when, text, customer }) => (
          <div key={text} className={`relative ${customer ? "ml-10" : "mr-10"}`}>
            <Message text={text} customer={customer} />
            <p
              className={`absolute hidden pt-1 text-micro text-ink-muted @scene:block ${customer ? "right-0" : ""}`}
            >
              {from}, {when}
            </p>
          </div>
        ))}
      </div>
      <ChangedOrder order={words.order} />
    </Scene>
  );
}
