import type { ListBlock, ListItem } from "#content/articles/blocks.ts";
import type { BlockPropsOf, Setting } from "./setting.ts";
import { Words } from "./Words.tsx";

export function List({ block, setting, line }: BlockPropsOf<"list">) {
  return <Entries list={block} setting={setting} line={line} />;
}

interface EntriesProps {
  list: ListBlock;
  setting: Setting;
  line?: number | undefined;
}

function Entries({ list: { ordered, items }, setting, line }: EntriesProps) {
  const Name = ordered ? "ol" : "ul";
  return (
    <Name data-line={line}>
      {items.map((item, i) => (
        <Entry key={i} item={item} setting={setting} />
      ))}
    </Name>
  );
}

function Entry({
  item: { title, description, list },
  setting,
}: {
  item: ListItem;
  setting: Setting;
}) {
  return (
    <li>
      {title !== null && <strong>{title}</strong>}
      {title !== null && description.length > 0 && " "}
      <Words line={description} setting={setting} />
      {list && <Entries list={list} setting={setting} />}
    </li>
  );
}
