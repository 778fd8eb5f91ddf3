import shared from "virtual:words/interface";
import { site } from "#site";
import { Button } from "#ui/Button.tsx";
import { FieldError } from "#ui/Field.tsx";
import type { Content } from "#content/collections.ts";

interface SignupFormProps {
  /** Unique on the page. */
  id: string;
  words: Content<"footer">["signup"];
  /** Parameters sent along with the email address; they override the landing page's own. */
  parameters?: Readonly<Record<string, string>>;
}

/**
 * One field, a work email, that leads to the sign-up page (docs/specification.md, "Sign-up forms"). Without
 * script the browser checks and sends it; src/script/signup.ts takes over where script runs.
 */
export const SignupForm = ({ id, words, parameters = {} }: SignupFormProps) => (
  <form
    action={site.forms.signup}
    method="get"
    data-signup=""
    data-empty={shared.signup.empty}
    data-malformed={shared.signup.malformed}
    className="grid gap-2"
  >
    <label htmlFor={id} className="text-small font-medium">
      {words.label}
    </label>
    <div className="signup-row">
      <input
        id={id}
        type="email"
        name="email"
        required
        autoComplete="email"
        enterKeyHint="go"
        placeholder={words.placeholder}
        aria-describedby={`${id}-error ${id}-note`}
        className="field"
      />
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{words.button}</Button>
    </div>
    <FieldError id={id} />
    <p id={`${id}-note`} className="text-small text-ink-muted">
      {words.note}
    </p>
  </form>
);
