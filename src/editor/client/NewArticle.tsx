import { useState } from "react";
import { TextField } from "#ui/Field.tsx";
import { words } from "../words.ts";
import { ask, sentenceOf } from "./ask.ts";
import { editAddress } from "./Overview.tsx";
import { Question } from "./Question.tsx";

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
    <Question
      title={words.newArticle}
      action={words.make}
      busy={making}
      onClose={onClose}
      onSubmit={make}
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
    </Question>
  );
}
