import type { Inline } from "#content/articles/blocks.ts";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import type { Setting } from "./setting.ts";

interface WordsProps {
  line: readonly Inline[];
  setting: Setting;
}

/** The words within a line, each in its dress. */
export function Words({ line, setting }: WordsProps) {
  return line.map((part, i) => <Word key={i} part={part} setting={setting} />);
}

function Word({ part, setting }: { part: Inline; setting: Setting }) {
  if (part.type === "text") return part.text;
  if (part.type === "code") return <code>{part.text}</code>;
  const words = <Words line={part.children} setting={setting} />;
  switch (part.type) {
    case "bold":
      return <strong>{words}</strong>;
    case "emphasis":
      return <em>{words}</em>;
    case "struck":
      return <s>{words}</s>;
    case "link":
      return (
        <a href={part.href} rel={part.external ? "external" : undefined}>
          {words}
          {part.external && setting.form === "page" && <OutwardMark hint={setting.external} />}
        </a>
      );
  }
}
