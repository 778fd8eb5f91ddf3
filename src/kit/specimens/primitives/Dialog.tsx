import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/Field.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Dialog",
  use: "One short task that the page waits for. Native and modal: focus stays inside, Escape closes. If it can stand on the page, it does not need a dialog.",
  source: "src/ui/Dialog.tsx",
  show: () => (
    <State name="open (closed, it shows nothing)">
      <div className="kit-shown">
        <Dialog id="demo" title="Let's get your demo started" closeLabel="Close">
          <div className="mt-5 grid gap-5">
            <TextField id="demo-name" label="First name" />
            <Button>Go to the demo</Button>
          </div>
        </Dialog>
      </div>
    </State>
  ),
} satisfies Specimen;
