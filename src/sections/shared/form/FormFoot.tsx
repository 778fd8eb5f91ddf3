import type { Content } from "#model/kinds.ts";
import { Button } from "#ui/Button.tsx";

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

/** The buttons, and the line that says how the sending goes. Without script all groups stand and one button is enough. */
export function FormFoot({ words, submit, note, unsent, steps }: FormFootProps) {
  return (
    <div className="form-foot">
      {steps > 1 && (
        <>
          <Button type="submit" data-next="">
            {words.next}
          </Button>
          <Button tone="quiet" data-back="">
            {words.back}
          </Button>
        </>
      )}
      <Button type="submit" data-send="">
        {submit}
      </Button>
      <div role="status" data-said="" className="form-said" />
      <div className="form-note">
        {note}
        {unsent !== undefined && <span className="mt-2 block">{unsent}</span>}
      </div>
    </div>
  );
}
