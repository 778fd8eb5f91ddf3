import type { Content } from "#content/collections.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";

interface FormFootProps {
  words: Content<"forms">;
  /** The words of the button that sends. */
  submit: string;
  /** What happens to the answers. */
  note: string;
  /** That nothing is passed on, where that is so. */
  unsent: string | undefined;
  /** How many groups of fields there are. */
  steps: number;
}

/** With enlarged text a phrase is longer than a phone is wide. */
const button =
  "max-w-full py-2 whitespace-normal aria-disabled:cursor-progress aria-disabled:opacity-70";

/** The buttons, and the line that says how the sending goes. Without script all groups stand and one button is enough. */
export function FormFoot({ words, submit, note, unsent, steps }: FormFootProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {steps > 1 && (
        <>
          <Button
            type="submit"
            data-next=""
            className={cx(button, "group-data-[step=2]/form:hidden unscripted:hidden")}
          >
            {words.next}
          </Button>
          <Button
            tone="quiet"
            data-back=""
            className={cx(button, "group-not-data-[step=2]/form:hidden")}
          >
            {words.back}
          </Button>
        </>
      )}
      <Button
        type="submit"
        data-send=""
        className={cx(button, steps > 1 && "scripted:group-not-data-[step=2]/form:hidden")}
      >
        {submit}
      </Button>
      {/* Without words it takes no room, and is there all the same, so that being filled is heard. */}
      <div role="status" data-said="" className="basis-full text-small/body empty:absolute" />
      <div className="basis-full text-small/body text-ink-muted">
        {note}
        {unsent !== undefined && <span className="mt-2 block">{unsent}</span>}
      </div>
    </div>
  );
}
