/** Everything that may be stored, with its current value and a button that deletes it. */
import words from "virtual:words/privacyChoices";
import { useRef } from "react";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { type BrowserData, idOf, type Item } from "./browser-data.ts";
import { outboxIds, stored } from "./stored-items.ts";

const { list } = words;
const things = words.things
  .filter(({ id }) => leadsEndpoint !== "" || !outboxIds.includes(id))
  .map((thing) => ({ ...thing, item: stored[thing.id] }));

const cell = "border-b border-line py-3 text-start align-top text-small/[1.45]";
const head =
  "border-b border-line pt-4 pb-2 text-start align-top text-small/[1.45] font-normal text-ink-muted";
/** A phone has no room for three columns: name, value and button are stacked. */
const block = "max-md:block max-md:border-0 max-md:p-0 max-md:pt-1";

interface RowProps {
  name: string;
  text: string;
  item: Item;
  /** Undefined if it is not stored. */
  value: string | undefined;
  remove: () => Promise<void>;
}

function Row({ name, text, item, value, remove }: RowProps) {
  const isThere = value !== undefined;
  return (
    <tr
      data-item={item.key}
      data-area={item.area}
      data-there={isThere ? "" : undefined}
      className="max-md:block max-md:border-b max-md:border-line max-md:py-3"
    >
      <th
        scope="row"
        className={cx(
          cell,
          block,
          "w-[62%] pe-[min(1.5rem,3vw)] font-normal wrap-anywhere max-md:w-auto",
        )}
      >
        <strong className="block font-bold">{name}</strong>
        <span className="text-ink-muted">{text}</span>
      </th>
      <td
        data-value=""
        className={cx(
          cell,
          block,
          "w-[min(10rem,22vw)] max-w-[min(10rem,22vw)] pe-[min(1rem,2vw)] wrap-anywhere max-md:w-auto max-md:max-w-none",
          !isThere && "text-ink-muted",
        )}
      >
        {value ?? list.nothing}
      </td>
      <td className={cx(cell, block, !isThere && "max-md:hidden")}>
        <button
          type="button"
          className={cx("text-link min-h-6", !isThere && "invisible")}
          onClick={() => void remove()}
        >
          {list.remove}
          <span className="sr-only">: {name === list.other ? text : name}</span>
        </button>
      </td>
    </tr>
  );
}

interface StoredListProps {
  data: BrowserData;
  /** Deletes items and says so. */
  remove: (items: readonly Item[], message: string) => Promise<void>;
}

export function StoredList({ data, remove }: StoredListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = [
    ...things.map((thing) => ({ ...thing, value: data.values.get(idOf(thing.item)) })),
    ...data.others.map((item) => {
      const text = `${item.area}: ${item.key}`;
      return { name: list.other, text, item, value: text };
    }),
  ];
  return (
    <section className="noscript:hidden" aria-labelledby="stored">
      <h2
        id="stored"
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-[calc((var(--text-title)+var(--text-heading))/2)]/[1.15] text-balance"
      >
        {list.title}
      </h2>
      <p className="text-small/body text-ink-muted">
        {list.lead} {hasChat ? list.chatCookies : list.noCookies}
      </p>
      <table aria-labelledby="stored" className="mb-5 w-full border-collapse max-md:block">
        <thead className="max-md:hidden">
          <tr>
            {[list.thing, list.now].map((title) => (
              <th key={title} scope="col" className={head}>
                {title}
              </th>
            ))}
            <th scope="col" className={head}>
              <span className="sr-only">{list.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <Row
              key={idOf(row.item)}
              {...row}
              remove={async () => {
                await remove([row.item], list.removed);
                // The button disappeared with the item it deleted.
                heading.current?.focus();
              }}
            />
          ))}
        </tbody>
      </table>
      <Button
        tone="secondary"
        size="small"
        onClick={() =>
          void remove(
            rows.map(({ item }) => item),
            list.removedAll,
          )
        }
      >
        {list.removeAll}
      </Button>
    </section>
  );
}
