import { stored } from "#live/privacy/stored.ts";
import type { Content } from "#content/collections.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { legalHeading } from "#sections/legal/text.tsx";

interface StoredListProps {
  words: Content<"privacyChoices">["list"];
  things: Content<"privacyChoices">["things"];
  /** Whether this site has a chat, whose provider keeps cookies. */
  hasChat: boolean;
}

/** Everything that may be stored, with what is there now; what is not ours follows in rows like the last one. */
export function StoredList({ words, things, hasChat }: StoredListProps) {
  const rows = things.map((thing) => ({ ...thing, ...stored[thing.id] }));
  return (
    <section
      className="noscript:hidden"
      aria-labelledby="stored"
      data-lead-waits={words.leadWaits}
      data-lead-refused={words.leadRefused}
    >
      <h2 id="stored" tabIndex={-1} className={cx(legalHeading, "mb-4")}>
        {words.title}
      </h2>
      <p className="text-small/body text-ink-muted">
        {words.lead} {hasChat ? words.chatCookies : words.noCookies}
      </p>
      <table aria-labelledby="stored" className="mb-5 w-full border-collapse max-md:block">
        <thead className="max-md:hidden">
          <tr>
            <th scope="col" className={head}>
              {words.thing}
            </th>
            <th scope="col" className={head}>
              {words.now}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{words.action}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ id, name, text, area, key }) => (
            <Row key={id} words={words} name={name} text={text} area={area} item={key} />
          ))}
        </tbody>
      </table>
      <template data-stored-other>
        <Row words={words} name={words.other} text="" area="" item="" />
      </template>
      <Button tone="secondary" size="small" data-remove-all data-removed={words.removedAll}>
        {words.removeAll}
      </Button>
    </section>
  );
}

const cell = "border-b border-line py-3 text-start align-top text-small/[1.45]";

const head =
  "border-b border-line pt-4 pb-2 text-start align-top text-small/[1.45] font-normal text-ink-muted";

/** On a phone three columns have no room: what it is, what is there and the button follow one another. */
const block = "max-md:block max-md:border-0 max-md:p-0 max-md:pt-1";

const value =
  "w-[min(10rem,22vw)] max-w-[min(10rem,22vw)] pe-[min(1rem,2vw)] wrap-anywhere group-not-data-there:text-ink-muted max-md:w-auto max-md:max-w-none";

interface RowProps {
  words: Content<"privacyChoices">["list"];
  name: string;
  text: string;
  /** Empty for what the script finds besides. */
  area: string;
  item: string;
}

function Row({ words, name, text, area, item }: RowProps) {
  return (
    <tr
      data-area={area}
      data-item={item}
      className="group max-md:block max-md:border-b max-md:border-line max-md:py-3"
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
      <td data-value data-nothing={words.nothing} className={cx(cell, block, value)}>
        {words.nothing}
      </td>
      <td className={cx(cell, block, "max-md:group-not-data-there:hidden")}>
        <button
          type="button"
          className="text-link min-h-6 group-not-data-there:invisible"
          data-remove
          data-removed={words.removed}
        >
          {words.remove}
          <span className="sr-only">: {name}</span>
        </button>
      </td>
    </tr>
  );
}
