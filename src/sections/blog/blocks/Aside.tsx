import type { BlockPropsOf } from "./setting.ts";
import { Words } from "./Words.tsx";

/** A note beside the argument: it can be skipped without losing the thread. */
export function Aside({ block, setting, line }: BlockPropsOf<"aside">) {
  return (
    <div className="note" role="note" data-line={line}>
      {block.title && (
        <p>
          <strong>{block.title}</strong>
        </p>
      )}
      {block.paragraphs.map((words, i) => (
        <p key={i}>
          <Words line={words} setting={setting} />
        </p>
      ))}
    </div>
  );
}
