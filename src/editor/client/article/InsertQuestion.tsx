import { LinkQuestion } from "./LinkQuestion.tsx";
import { block, type Change, link, type Selected } from "./markup.ts";
import { PictureQuestion } from "./PictureQuestion.tsx";

interface InsertQuestionProps {
  what: "link" | "picture";
  /** What was selected when it was asked for. */
  at: Selected;
  onClose: () => void;
  onDone: (edit: (at: Selected) => Change) => void;
}

/** Asks for what a tool puts into the text and cannot know. */
export function InsertQuestion({ what, at, onClose, onDone }: InsertQuestionProps) {
  if (what === "picture") {
    return (
      <PictureQuestion
        onClose={onClose}
        onDone={(src, alt) => {
          onDone((here) => block(here, `![${alt}](${src})`, ""));
        }}
      />
    );
  }
  return (
    <LinkQuestion
      label={at.text.slice(at.start, at.end)}
      onClose={onClose}
      onDone={(label, address) => {
        onDone((here) => link(here, label, address));
      }}
    />
  );
}
