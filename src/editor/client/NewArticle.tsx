import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { words } from "../words.ts";
import { ask, sentenceOf } from "./ask.ts";
import { Modal } from "./Modal.tsx";
import { editAddress } from "./Overview.tsx";

/** Asks for a title and opens the new article. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState("");
  const [trouble, setTrouble] = useState<string | undefined>();
  const [making, setMaking] = useState(false);
  const make = () => {
    setMaking(true);
    ask("new", { title }).then(
      ({ path }) => {
        location.assign(editAddress(path));
      },
      (error: unknown) => {
        setTrouble(sentenceOf(error));
        setMaking(false);
      },
    );
  };
  return (
    <Modal title={words.newArticle} onClose={onClose}>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <TextField
          id="new-title"
          label={words.newTitle}
          error={trouble}
          value={title}
          autoComplete="off"
          onChange={({ target }) => {
            setTitle(target.value);
          }}
        />
        <p className="edit-notes">{words.newHint}</p>
        <div className="edit-row">
          <Button type="submit" size="small" disabled={making}>
            {words.make}
          </Button>
          <Button size="small" tone="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
