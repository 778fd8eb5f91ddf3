import { useState } from "react";
import { TextField } from "#ui/Field.tsx";
import { words } from "../../words.ts";
import { Question } from "../Question.tsx";

interface LinkQuestionProps {
  /** What was selected. */
  label: string;
  onClose: () => void;
  onDone: (label: string, address: string) => void;
}

/** Where a link leads and what its words are. */
export function LinkQuestion({ label: selected, onClose, onDone }: LinkQuestionProps) {
  const [label, setLabel] = useState(selected);
  const [address, setAddress] = useState("");
  const done = () => {
    if (address.trim() !== "") onDone(label.trim() || words.sample.link, address);
  };
  return (
    <Question
      title={words.linkTitle}
      action={words.insert}
      busy={address.trim() === ""}
      onClose={onClose}
      onSubmit={done}
    >
      <TextField
        id="link-to"
        label={words.linkTo}
        list="links"
        value={address}
        spellCheck={false}
        onChange={({ target }) => {
          setAddress(target.value);
        }}
      />
      <p className="edit-notes">{words.linkArticleHint}</p>
      <TextField
        id="link-words"
        label={words.linkWords}
        value={label}
        onChange={({ target }) => {
          setLabel(target.value);
        }}
      />
    </Question>
  );
}
