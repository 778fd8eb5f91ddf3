import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";

interface InsteadProps {
  /** Where the form would lead. */
  to: string;
  words: Content<"forms">["forms"]["demo"]["instead"];
}

/** In the form's place where no script runs and nothing could receive its answers (docs/specification.md, 7.3). */
export function Instead({ to, words }: InsteadProps) {
  return (
    <div className="grid justify-items-start gap-5 scripted:hidden">
      <p>{words.text}</p>
      <ButtonLink href={to} className="max-w-full py-2 whitespace-normal">
        {words.label}
      </ButtonLink>
    </div>
  );
}
