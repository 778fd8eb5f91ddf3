import words from "virtual:words/queryDemo";
import { useRef, useState } from "react";
import { SaveForm } from "./SaveForm.tsx";

interface BarProps {
  readonly name: string;
  readonly running: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onSave: (name: string) => void;
  readonly onShare: () => void;
  readonly onPlan: () => void;
}

/** What can be done with the query. Run and Stop are one button, so that the focus stays where it is. */
export function Bar({ name, running, onRun, onStop, onSave, onShare, onPlan }: BarProps) {
  const [saving, setSaving] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const close = () => {
    setSaving(false);
    // The button is there again after the next frame.
    requestAnimationFrame(() => save.current?.focus());
  };
  return (
    <div
      className="qd-bar"
      onKeyDown={({ key }) => {
        if (key === "Escape" && running && !saving) onStop();
      }}
    >
      <button
        type="button"
        className={running ? "qd-run qd-stop" : "qd-run"}
        title={words.bar.runHint}
        onClick={running ? onStop : onRun}
      >
        {running ? words.bar.stop : words.first.run}
      </button>
      {saving ? (
        <SaveForm
          name={name}
          onSave={(given) => {
            onSave(given);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <button ref={save} type="button" className="qd-small" onClick={() => setSaving(true)}>
            {words.bar.save}
          </button>
          <button type="button" className="qd-small" onClick={onShare}>
            {words.bar.share}
          </button>
          <button type="button" className="qd-small" disabled={running} onClick={onPlan}>
            {words.bar.plan}
          </button>
          <span className={running ? "qd-told" : "qd-told qd-wide"}>
            {running ? words.bar.running : words.bar.runHint}
          </span>
        </>
      )}
    </div>
  );
}
