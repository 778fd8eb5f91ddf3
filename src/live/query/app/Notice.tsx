import words from "virtual:words/queryDemo";
import { Icon } from "#ui/Icon.tsx";

/** Something the visitor should know; it stays until it is closed or something else is to be known. */
export function Notice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={text === "" ? "sr-only" : "qd-notice"}>
      <p role="status">{text}</p>
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
