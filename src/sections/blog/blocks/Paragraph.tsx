import type { BlockPropsOf } from "./setting.ts";
import { Words } from "./Words.tsx";

export function Paragraph({ block, setting, line }: BlockPropsOf<"paragraph">) {
  return (
    <p data-line={line}>
      <Words line={block.text} setting={setting} />
    </p>
  );
}
