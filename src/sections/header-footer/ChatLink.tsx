import { chatPath, pressedHash } from "#chat/provider.ts";
import type { Content } from "#content/collections.ts";
import { Icon } from "#ui/Icon.tsx";

/**
 * The button of the chat, on every page if one is configured. A link that works without script; with script,
 * src/script/chat-link.ts opens a small window. It stops at the end of the page, so it never covers the footer.
 */
export const ChatLink = ({ words }: { words: Content<"chat"> }) => (
  <aside aria-label={words.button} data-chat-place="" className="chat-place">
    <a href={chatPath + pressedHash} target="chat" className="chat-link raked-button">
      <Icon name="talk" />
      {words.button} <span className="sr-only">{words.hint}</span>
    </a>
  </aside>
);
