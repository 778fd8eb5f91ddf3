import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";

interface InsteadProps {
  /** Where the form would lead. */
  to: string;
  words: Content<"forms">["forms"]["demo"]["instead"];
}

/** In the form's place where no script runs and nothing could receive its answers (docs/specification.md, 7.3). */
export function Instead({ to, words }: InsteadProps) {
  return (
    <div className="form-instead scripted:hidden">
      <p>{words.text}</p>
      <ButtonLink href={to}>{words.label}</ButtonLink>
    </div>
  );
}
