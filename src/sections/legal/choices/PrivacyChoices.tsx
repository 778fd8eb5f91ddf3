import type { Content } from "#content/collections.ts";
import { Switches } from "./Switches.tsx";
import { StoredList } from "./StoredList.tsx";

interface PrivacyChoicesProps {
  words: Content<"privacyChoices">;
  /** Whether this site has a chat. */
  hasChat: boolean;
}

/**
 * A switch for everything optional, and what is stored now. Works by src/script/privacy/; without script there is
 * nothing to switch, since nothing is stored then.
 */
export function PrivacyChoices({ words, hasChat }: PrivacyChoicesProps) {
  return (
    <div data-choices className="mb-14 grid max-w-184 grid-cols-1 gap-10" data-saved={words.saved}>
      <p className="hidden noscript:block">{words.noScript}</p>
      <Switches words={words} />
      <StoredList words={words.list} things={words.things} hasChat={hasChat} />
      <p
        role="status"
        data-choices-said
        className="min-h-lh font-medium text-moss noscript:hidden"
      />
    </div>
  );
}
