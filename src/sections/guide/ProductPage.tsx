import { Chip, Goods, Panel, Press } from "#illustrations/parts/screen.tsx";
import { dollars } from "#illustrations/parts/money.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";

type Words = NonNullable<Content<"shopify">["product"]>;

/** One way to buy: a radio button that is drawn. */
function Way({ label, price, chosen }: { label: string; price: string; chosen?: boolean }) {
  return (
    <p
      className={cx(
        "flex items-center gap-2.5 rounded-medium border px-3 py-2.5",
        chosen ? "border-moss bg-moss-soft font-medium" : "border-line-strong",
      )}
    >
      <span
        className={cx(
          "grid size-4 flex-none place-items-center rounded-full border",
          chosen ? "border-moss" : "border-line-strong",
        )}
      >
        {chosen && <span className="size-2 rounded-full bg-moss" />}
      </span>
      <span className="flex-1 leading-tight">{label}</span>
      <span>{price}</span>
    </p>
  );
}

/** A store's product page: the bag, and the block with which customers choose to buy once or to subscribe. */
export function ProductPage({ words }: { words: Words }) {
  const { store, name, text, price, once, every, note, block, button } = words;
  const saved = Math.round(price * (100 - words.percent)) / 100;
  return (
    <div role="img" aria-label={words.picture}>
      <div aria-hidden="true" className="text-small/snug tabular-nums">
        <Panel className="overflow-hidden">
          <p className="flex items-center gap-1.5 border-b border-line bg-sunken px-4 py-2.5 font-code text-code text-ink-muted">
            {[0, 1, 2].map((dot) => (
              <span key={dot} className="size-2 rounded-full bg-line-strong opacity-60" />
            ))}
            <span className="ml-3">{store}</span>
          </p>
          <div className="grid frame:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className="relative grid min-h-40 place-items-center overflow-hidden bg-clay-soft">
              <div className="relative my-4 w-full max-w-48 frame:scale-125">
                <span className="absolute inset-x-1/4 bottom-1/8 h-2 rounded-full bg-shade blur-sm" />
                <Goods good="bag" className="relative block w-full fill-raised stroke-clay" />
              </div>
            </div>
            <div className="p-5">
              <p className="font-display text-title">{name}</p>
              <p className="mt-1 text-ink-muted">{text}</p>
              <div className="relative mt-5 grid gap-2 rounded-large border border-dashed border-moss p-3 pt-4">
                <span className="absolute -top-3 left-3 bg-raised px-1">
                  <Chip tone="moss" icon="check">
                    {block}
                  </Chip>
                </span>
                <Way label={once} price={dollars(price)} />
                <Way label={every} price={dollars(saved)} chosen />
                <p className="px-1 text-micro text-ink-muted">{note}</p>
              </div>
              <div className="mt-4">
                <Press look="strong">{button}</Press>
              </div>
            </div>
          </div>
        </Panel>
      </div>
    </div>
  );
}
