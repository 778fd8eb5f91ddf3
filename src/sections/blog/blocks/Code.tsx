import { type BlockPropsOf, scrolling } from "./setting.ts";

export function Code({ block, setting, above, line }: BlockPropsOf<"code">) {
  return (
    <pre data-line={line} {...scrolling(above, setting)}>
      <code>{block.text}</code>
    </pre>
  );
}
