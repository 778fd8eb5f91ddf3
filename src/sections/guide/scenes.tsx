/** Drawn windows of a guide: a list with check marks, and figures before and after a move. */
import type { Content } from "#content/collections.ts";
import { Chip, DrawnWindow, Press } from "#illustrations/parts/screen.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

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
