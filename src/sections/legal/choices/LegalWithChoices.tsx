import type { ComponentProps } from "react";
import type { Content } from "#content/collections.ts";
import { Legal } from "#sections/legal/Legal.tsx";
import { PrivacyChoices } from "./PrivacyChoices.tsx";

interface LegalWithChoicesProps extends Omit<ComponentProps<typeof Legal>, "before"> {
  choices: Content<"privacyChoices">;
  /** Whether this site has a chat. */
  hasChat: boolean;
}

/** The page of privacy choices: switches and list first, then the text on them. */
export function LegalWithChoices({ choices, hasChat, ...rest }: LegalWithChoicesProps) {
  const entries = [
    { id: "switches", text: choices.title, scripted: true },
    { id: "stored", text: choices.list.title, scripted: true },
  ];
  return (
    <Legal
      {...rest}
      before={{ content: <PrivacyChoices words={choices} hasChat={hasChat} />, entries }}
    />
  );
}
