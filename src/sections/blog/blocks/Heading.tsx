import type { BlockPropsOf } from "./setting.ts";

const names = { 2: "h2", 3: "h3", 4: "h4" } as const;

/**
 * A section's heading. Its words are the link to it: the sign that shows beside them is drawn by the style
 * sheet, so the heading is called what it says and nothing else.
 */
export function Heading({ block, setting, line }: BlockPropsOf<"heading">) {
  const { level, id, text } = block;
  const Name = names[level];
  return (
    <Name id={id} data-line={line}>
      {setting.form === "page" ? <a href={`#${id}`}>{text}</a> : text}
    </Name>
  );
}
