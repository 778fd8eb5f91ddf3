import type { Scenes } from "#content/scenes.ts";
import { type Good, Goods, Line, Message } from "#illustrations/parts/screen.tsx";
import { dollars } from "#illustrations/parts/money.ts";
import { type HeroProps, Scene } from "#illustrations/parts/Scene.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";

type Order = Scenes["smsMarketing"]["order"];

/** An order with a removed item, an added item, and both totals. */
const ChangedOrder = ({ order: { title, note, skipped, added, total } }: { order: Order }) => (
  <div className="bg-ground px-4 py-3 @scene:grid @scene:grid-rows-[1fr_auto_1fr] @scene:p-6">
    <div className="@scene:flex @scene:flex-col">
      <p className="font-display text-title">{title}</p>
      <p className="hidden grow text-micro text-ink-muted @scene:block">{note}</p>
      <Item item={skipped} good="bag" look="stroke-line-strong text-ink-muted" gone />
    </div>
    <Item item={added} good="filters" look="bg-moss-soft stroke-moss" />
    <Line
      label={total}
      className="pt-2 @scene:self-end @scene:border-t @scene:border-line @scene:pt-3"
    >
      <s className="pr-2 text-ink-muted">{dollars(skipped.price)}</s>
      <span className="font-display text-title">{dollars(added.price)}</span>
    </Line>
  </div>
);

interface ItemProps {
  item: Order["added"];
  good: Good;
  look: string;
  gone?: boolean;
}

/** One line of the order with a drawing of what it is. */
function Item({ item, good, look, gone = false }: ItemProps) {
  const Text = gone ? "s" : "span";
  return (
    <div
      className={`-mx-2 flex items-center gap-3 rounded-medium p-1.5 @scene:-mx-6 @scene:rounded-none @scene:px-6 @scene:py-3 ${look}`}
    >
      <Goods good={good} className="size-8 fill-transparent @scene:size-10" />
      <div className="grow">
        <Text>{item.name}</Text>
        <p className="text-micro text-ink-muted">{item.note}</p>
      </div>
      <Text>{dollars(item.price)}</Text>
    </div>
  );
}

/**
 * A conversation in three texts, and next to it the changed order. On a wide stage one raked line runs from the
 * customer's text, in the middle, to the resulting line of the order.
 */
export const SmsMarketing = ({ alt, words }: HeroProps<"smsMarketing">) => (
  <Scene
    alt={alt}
    className="grid grid-cols-1 grid-rows-[1fr_auto] bg-moss-soft @scene:grid-cols-[1fr_16rem] @scene:grid-rows-1 @scene-wide:grid-cols-[1fr_18rem]"
  >
    <div className="relative grid content-evenly p-3 @scene:grid-rows-3 @scene:items-center @scene:px-8 @scene:py-4 @scene-wide:text-base">
      <RakedGround
        viewBox={[0, 0, 100, 48]}
        stones={[]}
        gap={8}
        fit="stretch"
        className="absolute top-1/2 hidden h-12 w-full -translate-y-1/2 text-moss opacity-40 @scene:block"
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
