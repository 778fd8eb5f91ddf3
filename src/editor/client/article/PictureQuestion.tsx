import { useState } from "react";
import { TextField } from "#ui/Field.tsx";
import { words } from "../../words.ts";
import { sentenceOf } from "../ask.ts";
import { Question } from "../Question.tsx";
import { sendPicture } from "./send-picture.ts";

interface PictureQuestionProps {
  onClose: () => void;
  onDone: (src: string, alt: string) => void;
}

/** A picture and what it shows; neither goes without the other. */
export function PictureQuestion({ onClose, onDone }: PictureQuestionProps) {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState("");
  const [trouble, setTrouble] = useState<{ file?: string; alt?: string }>({});
  const [busy, setBusy] = useState(false);
  const done = () => {
    if (file === null || alt.trim() === "") {
      setTrouble({
        ...(file === null ? { file: words.pictureMissing } : {}),
        ...(alt.trim() === "" ? { alt: words.altMissing } : {}),
      });
      return;
    }
    setBusy(true);
    sendPicture(file).then(
      (src) => {
        onDone(src, alt.trim().replace(/[[\]]/g, "\\$&"));
      },
      (error: unknown) => {
        setTrouble({ file: sentenceOf(error) });
        setBusy(false);
      },
    );
  };
  return (
    <Question
      title={words.pictureTitle}
      action={words.insert}
      busy={busy}
      onClose={onClose}
      onSubmit={done}
    >
      <TextField
        id="picture-file"
        type="file"
        label={words.pictureFile}
        accept="image/png,image/jpeg,image/webp"
        error={trouble.file}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
        }}
      />
      <TextField
        id="picture-alt"
        label={words.pictureAlt}
        value={alt}
        error={trouble.alt}
        onChange={({ target }) => {
          setAlt(target.value);
        }}
      />
      <p className="edit-notes">{words.pictureAltHint}</p>
    </Question>
  );
}
