import words from "virtual:words/queryDemo";
import { Icon } from "#ui/Icon.tsx";
import type { Notice as Told } from "./use-notices.ts";

/** Something the visitor should know; it stays until it is closed or something else is to be known. */
export function Notice({ text, link, onClose }: Told & { onClose: () => void }) {
  return (
    <div className={text === "" ? "sr-only" : "qd-notice"}>
      <p role="status">{text}</p>
      {link !== "" && (
        <input
          readOnly
          value={link}
          aria-label={words.bar.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {text !== "" && (
        <button
          type="button"
          className="qd-sign"
          aria-label={words.notices.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
