import type { Content } from "#content/collections.ts";
import { Button } from "#ui/Button.tsx";

interface ChatRoomProps {
  words: Content<"chat">;
}

/** The chat window: who runs it, and a button that loads it. Script: src/script/chat.ts. */
export function ChatRoom({ words }: ChatRoomProps) {
  const { title, lead, terms, start, states, noScript, ways } = words;
  return (
    <div id="now" data-chat-room="" {...dataOf(states)} className="chat-room">
      <h1 className="text-title">{title}</h1>
      <p className="text-lead">{lead}</p>
      <div className="scripted-only">
        <Button data-chat-start="">{start}</Button>
      </div>
      <p role="status" />
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <p className="chat-terms">{terms}</p>
      <ul className="chat-ways">
        {ways.map(({ label, href }) => (
          <li key={label}>
            <a href={href.href} target="_blank" rel="noopener" className="text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words of the status line, for the script. */
const dataOf = (states: ChatRoomProps["words"]["states"]) =>
  Object.fromEntries(Object.entries(states).map(([name, text]) => [`data-${name}`, text]));
