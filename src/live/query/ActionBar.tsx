import words from "virtual:words/queryDemo";
import { useRef, useState } from "react";
import type { Loading } from "#live/engine/client/types.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { cx } from "#ui/cx.ts";
import { smallButton, textInput } from "./looks.ts";

const longestName = 60;

interface SaveFormProps {
  /** Its current name. */
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a name, in place of the other buttons. Escape cancels. */
function SaveForm({ name, onSave, onCancel }: SaveFormProps) {
  return (
    <form
      className="flex min-w-0 flex-1 gap-1"
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
        maxLength={longestName}
        required
        aria-label={words.bar.saveName}
        autoComplete="off"
        autoFocus
        className={cx(textInput, "max-w-80")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="submit" className={smallButton}>
        {words.bar.saveDone}
      </button>
      <button type="button" className={smallButton} onClick={onCancel}>
        {words.bar.cancel}
      </button>
    </form>
  );
}

interface ActionBarProps {
  readonly name: string;
  readonly running: boolean;
  readonly loading: Loading;
  readonly onRetry: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onSave: (name: string) => void;
  readonly onShare: () => void;
  readonly onPlan: () => void;
}

/** The query's actions. Run and Stop are one button, so that the focus stays where it is. */
export function ActionBar(props: ActionBarProps) {
  const { name, running, loading, onStop, onRun } = props;
  const [saving, setSaving] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const close = () => {
    setSaving(false);
    // The button returns after the next frame.
    requestAnimationFrame(() => save.current?.focus());
  };
  const state = loading.state;
  return (
    <div
      data-part="bar"
      className="flex items-center gap-1 border-y border-line px-4 text-small leading-tight text-ink-muted unscripted:py-3"
      onKeyDown={({ key }) => {
        if (key === "Escape" && running && !saving) onStop();
      }}
    >
      <button
        type="button"
        title={words.bar.runHint}
        className={cx(
          "me-2 min-h-9 min-w-18 flex-none cursor-pointer rounded-full px-4.5 font-medium -outline-offset-3 active:scale-97 data-pressed:opacity-60 forced-colors:border unscripted:hidden",
          running ? "bg-inverse text-on-inverse" : "bg-persimmon text-raised",
        )}
        onClick={running ? onStop : onRun}
      >
        {running ? words.bar.stop : words.first.run}
      </button>
      {saving ? (
        <SaveForm
          name={name}
          onSave={(given) => {
            props.onSave(given);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <button ref={save} type="button" className={smallButton} onClick={() => setSaving(true)}>
            {words.bar.save}
          </button>
          <button type="button" className={smallButton} onClick={props.onShare}>
            {words.bar.share}
          </button>
          <button type="button" className={smallButton} disabled={running} onClick={props.onPlan}>
            {words.bar.plan}
          </button>
          {/* As high as the bar and as wide as the space, so that nothing moves when its text changes. */}
          <div
            data-part="progress"
            data-lost={words.first.lost}
            className="grid min-w-0 flex-1 content-center self-stretch overflow-hidden ps-2 in-data-failed:[font-size:0] in-data-failed:before:text-small in-data-failed:before:text-persimmon in-data-failed:before:content-[attr(data-lost)] unscripted:hidden"
          >
            {state === "idle" && (
              <span className="truncate max-md:hidden">{words.first.waiting}</span>
            )}
            {state === "loading" && <LoadingBar loading={loading} onRetry={props.onRetry} />}
            {state === "ready" && (
              <span className={cx("truncate", !running && "max-md:hidden")}>
                {running ? words.bar.running : words.bar.runHint}
              </span>
            )}
          </div>
        </>
      )}
      <noscript>{words.first.noScript}</noscript>
    </div>
  );
}
