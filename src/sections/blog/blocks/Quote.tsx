import type { BlockPropsOf } from "./setting.ts";
import { Words } from "./Words.tsx";

/** A sentence to keep: a definition, a formula, somebody's words. */
export function Quote({ block, setting, line }: BlockPropsOf<"quote">) {
  return (
    <blockquote data-line={line}>
      {block.paragraphs.map((words, i) => (
        <p key={i}>
          <Words line={words} setting={setting} />
        </p>
      ))}
    </blockquote>
  );
}
