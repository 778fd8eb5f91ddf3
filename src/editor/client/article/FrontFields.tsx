import { meantDay, parseDay } from "#lib/text/date.ts";
import type { Overview } from "../../protocol.ts";
import { words } from "../../words.ts";
import { described, type FieldProps, useField } from "../fields/context.ts";
import { Frame, GroupFrame } from "../fields/Frame.tsx";

/** A day, picked from the browser's calendar and written as articles show it: "Mar 7, 2023". */
export function DateField({ field, place, name, value }: FieldProps) {
  const { id, faults, set } = useField(place);
  const written = typeof value === "string" ? value : "";
  const day = parseDay(written);
  return (
    <Frame id={id} name={name} what={field.what} optional={field.optional} faults={faults}>
      <input
        {...described(id, faults.length > 0)}
        type="date"
        className="field edit-number"
        min="2000-01-01"
        max="2100-12-31"
        value={day && "iso" in day ? day.iso : ""}
        onChange={({ target }) => {
          set(meantDay(target.value) ?? "");
        }}
      />
    </Frame>
  );
}

/** What the article is about: a box for each topic. */
export function TopicsField({
  field,
  place,
  name,
  value,
  topics,
}: FieldProps & Pick<Overview, "topics">) {
  const { id, faults, set } = useField(place, true);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const what = field.kind === "list" ? words.entries(field.min, field.max, field.what) : field.what;
  return (
    <GroupFrame id={id} name={name} what={what} optional={false} faults={faults}>
      <div className="edit-topics">
        {topics.map((topic) => (
          <label key={topic.id} className="edit-flag">
            <input
              type="checkbox"
              checked={chosen.includes(topic.id)}
              onChange={({ target }) => {
                const kept = chosen.filter((one) => one !== topic.id).map(String);
                set(target.checked ? [...kept, topic.id] : kept);
              }}
            />
            {topic.name}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** Who wrote it; without a choice, the first of the authors. */
export function AuthorField({
  field,
  place,
  name,
  value,
  authors,
}: FieldProps & Pick<Overview, "authors">) {
  const { id, faults, set } = useField(place);
  const written = typeof value === "string" ? value : "";
  const all = written === "" || authors.includes(written) ? authors : [written, ...authors];
  return (
    <Frame id={id} name={name} what={field.what} optional={field.optional} faults={faults}>
      <select
        {...described(id, faults.length > 0)}
        className="field"
        value={written}
        onChange={({ target }) => {
          set(target.value === "" ? undefined : target.value);
        }}
      >
        <option value="">{words.firstAuthor}</option>
        {all.map((author) => (
          <option key={author}>{author}</option>
        ))}
      </select>
    </Frame>
  );
}
