import { stored } from "#lib/privacy/stored.ts";
import type { Content } from "#model/kinds.ts";
import { Button } from "#ui/Button.tsx";

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
      className="choices-list"
      aria-labelledby="stored"
      data-lead-waits={words.leadWaits}
      data-lead-refused={words.leadRefused}
    >
      <h2 id="stored" tabIndex={-1}>
        {words.title}
      </h2>
      <p>
        {words.lead} {hasChat ? words.chatCookies : words.noCookies}
      </p>
      <table aria-labelledby="stored">
        <thead>
          <tr>
            <th scope="col">{words.thing}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">
              <span className="sr-only">{words.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
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
    <tr data-area={area} data-item={item}>
      <th scope="row">
        <strong>{name}</strong>
        <span>{text}</span>
      </th>
      <td data-value data-nothing={words.nothing}>
        {words.nothing}
      </td>
      <td>
        <button type="button" className="text-link" data-remove data-removed={words.removed}>
          {words.remove}
          <span className="sr-only">: {name}</span>
        </button>
      </td>
    </tr>
  );
}
