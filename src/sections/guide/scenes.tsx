/** Drawn windows of a guide: a list with check marks, and figures before and after a move. */
import type { Content } from "#content/collections.ts";
import { bag } from "#illustrations/goods.ts";
import { Thing } from "#illustrations/Thing.tsx";
import { Chip, DrawnWindow, Panel, Press } from "#illustrations/parts/screen.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { dollars } from "#illustrations/parts/money.ts";

type Part = Content<"migrate">["parts"][number];
type Scene = NonNullable<Part["items"][number]["scene"]>;
type LedgerWords = NonNullable<Content<"migrate">["ledger"]>;

const Done = () => (
  <span className="grid size-5 flex-none place-items-center rounded-full bg-moss text-raised">
    <Icon name="check" className="size-3" />
  </span>
);

/** A window at a small size, on a field. Lit lines have a check mark. */
export const SceneWindow = ({ scene: { picture, title, rows, button } }: { scene: Scene }) => (
  <div className="mx-auto grid h-full max-w-form items-center p-5">
    <DrawnWindow picture={picture} title={title}>
      <ul>
        {rows.map(({ name, value, done }) => (
          <li
            key={name}
            className={cx(
              "flex items-center gap-2.5 border-t border-line px-4 py-2 first:border-0",
              done && "bg-moss-soft font-medium",
            )}
          >
            {done ? (
              <Done />
            ) : (
              <span className="size-5 flex-none rounded-full border border-line-strong" />
            )}
            <span className="flex-1">{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      {button !== undefined && (
        <div className="border-t border-line p-3">
          <Press look="strong">{button}</Press>
        </div>
      )}
    </DrawnWindow>
  </div>
);

/** The counts of the old tool and of the new one, line by line. */
export function Ledger({ words }: { words: LedgerWords }) {
  const { picture, title, aside, columns, rows, note } = words;
  const state = (
    <Chip tone="persimmon" icon="pause">
      {aside}
    </Chip>
  );
  return (
    <DrawnWindow picture={picture} title={title} aside={state}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] frame:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        <p className="col-span-full grid grid-cols-subgrid gap-x-3 px-5 py-2 text-ink-muted sm:gap-x-6">
          <span>{columns.what}</span>
          <span className="text-end max-frame:hidden">{columns.before}</span>
          <span className="text-end">{columns.after}</span>
        </p>
        {rows.map(({ what, before, after }) => (
          <p
            key={what}
            className="col-span-full grid grid-cols-subgrid items-center gap-x-3 border-t border-line px-5 py-2.5 last:bg-moss-soft last:font-medium sm:gap-x-6"
          >
            <span>{what}</span>
            <span className="text-end text-ink-muted max-frame:hidden">{before}</span>
            <span className="text-end">{after}</span>
            <Done />
          </p>
        ))}
      </div>
      <p className="border-t border-line bg-figure-sunken px-5 py-3">{note}</p>
    </DrawnWindow>
  );
}

type Words = NonNullable<Content<"shopify">["product"]>;

/** One way to buy: a radio button that is drawn. */
const Way = ({ label, price, chosen }: { label: string; price: string; chosen?: boolean }) => (
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
          <div className="grid frame:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:max-page:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <div className="relative grid min-h-40 place-items-center overflow-hidden bg-clay-soft">
              <div className="relative my-4 w-full max-w-48 frame:scale-125 lg:max-page:scale-100">
                <svg viewBox="-30 -8 160 160" className="block w-full">
                  <Thing areas={bag} color="leaf" />
                </svg>
              </div>
            </div>
            <div className="p-5">
              <p className="font-display text-title">{name}</p>
              <p className="mt-1 text-ink-muted">{text}</p>
              <div className="relative mt-5 grid gap-2 rounded-large border border-dashed border-moss p-3 pt-4">
                <span className="absolute -top-3 left-3 bg-figure-raised px-1">
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
