import { Icon } from "#ui/Icon.tsx";
import type { ListedArticle } from "../../protocol.ts";
import { words } from "../../words.ts";
import { type FieldProps, useField } from "../fields/context.ts";
import { GroupFrame } from "../fields/Frame.tsx";

interface RelatedFieldProps extends FieldProps {
  /** All that may be chosen. */
  articles: readonly ListedArticle[];
}

/** Articles that go on from here, chosen by their titles. */
export function RelatedField({ field, place, name, value, articles }: RelatedFieldProps) {
  const { id, faults, set } = useField(place, true);
  const chosen: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const titleOf = (slug: string) => articles.find((article) => article.id === slug)?.title ?? slug;
  const max = field.kind === "list" ? field.max : Infinity;
  const put = (list: readonly string[]) => {
    set(list.length === 0 && field.optional ? undefined : [...list]);
  };
  return (
    <GroupFrame id={id} name={name} what={field.what} optional={field.optional} faults={faults}>
      <ul className="edit-chosen">
        {chosen.map((slug) => (
          <li key={slug}>
            {titleOf(slug)}
            <button
              type="button"
              aria-label={words.remove(titleOf(slug))}
              onClick={() => {
                put(chosen.filter((one) => one !== slug));
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length < max && (
        <select
          className="field"
          aria-label={words.related}
          value=""
          onChange={({ target }) => {
            put([...chosen, target.value]);
          }}
        >
          <option value="">{words.related} …</option>
          {articles
            .filter((article) => !chosen.includes(article.id))
            .map((article) => (
              <option key={article.id} value={article.id}>
                {article.title}
              </option>
            ))}
        </select>
      )}
    </GroupFrame>
  );
}
