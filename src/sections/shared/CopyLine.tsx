import { Button } from "#ui/Button.tsx";

interface CopyLineProps {
  /** Of the code, unlike any other on the page. */
  id: string;
  /** What the code is called. */
  label: string;
  words: { copy: string; copied: string; failed: string };
  code: string;
}

/** Code to take along. To be read and selected without script; the button shows when it can copy. */
export function CopyLine({ id, label, words, code }: CopyLineProps) {
  return (
    <figure className="copy-line">
      <figcaption data-copied={words.copied} data-failed={words.failed}>
        <span>{label}</span>
        <Button tone="secondary" size="small" data-copy={`#${id}`} data-waiting="">
          {words.copy}
        </Button>
        <span role="status" />
      </figcaption>
      <pre role="region" aria-label={label} tabIndex={0}>
        <code id={id}>{code}</code>
      </pre>
    </figure>
  );
}
