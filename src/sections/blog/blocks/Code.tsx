import { type BlockPropsOf, scrolling } from "./setting.ts";

/** Words of no language, such as a message to adapt: they wrap, where code would scroll. */
const isWords = (language: string) => language === "" || language === "text";

export function Code({ block, setting, above, line }: BlockPropsOf<"code">) {
  const dress = isWords(block.language) ? { className: "words" } : scrolling(above, setting);
  return (
    <pre data-line={line} {...dress}>
      <code>{block.text}</code>
    </pre>
  );
}
