import words from "virtual:words/queryDemo";

interface SaveFormProps {
  /** What it is called now. */
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** The longest name. */
const longest = 60;

/** Asks for a name, in the place of the other buttons. Escape gives up. */
export function SaveForm({ name, onSave, onCancel }: SaveFormProps) {
  return (
    <form
      className="qd-save"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget).get("name");
        if (typeof given === "string" && given.trim() !== "") onSave(given.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      <input
        name="name"
        defaultValue={name}
        maxLength={longest}
        required
        aria-label={words.bar.saveName}
        autoComplete="off"
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="submit" className="qd-small">
        {words.bar.saveDone}
      </button>
      <button type="button" className="qd-small" onClick={onCancel}>
        {words.bar.cancel}
      </button>
    </form>
  );
}
