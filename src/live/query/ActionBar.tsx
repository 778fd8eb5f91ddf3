import engineWords from "virtual:words/engine";
import words from "virtual:words/queryDemo";
import { useRef, useState } from "react";
import type { Loading } from "#live/engine/client/types.ts";
import { LoadingBar } from "#live/engine/LoadingBar.tsx";
import { cx } from "#ui/cx.ts";
import { smallButton, textInput } from "./styles.ts";
import type { QueryEditorState } from "./use-query-editor.ts";

const maxNameLength = 60;

interface ActionBarProps {
  readonly state: QueryEditorState;
  readonly loading: Loading;
  readonly onRetry: () => void;
}

/** The query's actions, or a form for its name. Run and Stop are one button, so that the focus stays where it is. */
export function ActionBar({ state, loading, onRetry }: ActionBarProps) {
  const { isRunning } = state;
  const [isNaming, setIsNaming] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsNaming(false);
    // The button returns after the next frame.
    requestAnimationFrame(() => save.current?.focus());
  };
  return (
    <div
      data-part="bar"
      className="flex items-center gap-1 border-y border-line px-4 text-small leading-tight text-ink-muted unscripted:py-3"
      onKeyDown={({ key }) => {
        if (key === "Escape" && isRunning && !isNaming) state.stop();
      }}
    >
      <button
        type="button"
        title={engineWords.runHint}
        className={cx(
          "me-2 min-h-9 min-w-18 flex-none cursor-pointer rounded-full px-4.5 font-medium -outline-offset-3 active:scale-97 data-pressed:opacity-60 forced-colors:border unscripted:hidden",
          isRunning ? "bg-inverse text-on-inverse" : "bg-rust text-on-inverse",
        )}
        onClick={isRunning ? state.stop : () => state.run()}
      >
        {isRunning ? engineWords.stop : engineWords.run}
      </button>
      {isNaming ? (
        <form
          className="flex min-w-0 flex-1 gap-1"
          onSubmit={(event) => {
            event.preventDefault();
            const given = new FormData(event.currentTarget).get("name");
            if (typeof given !== "string" || given.trim() === "") return;
            state.save(given.trim());
            close();
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") close();
          }}
        >
          <input
            name="name"
            defaultValue={state.tab.name}
            maxLength={maxNameLength}
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
          <button type="button" className={smallButton} onClick={close}>
            {words.bar.cancel}
          </button>
        </form>
      ) : (
        <>
          <button
            ref={save}
            type="button"
            className={smallButton}
            onClick={() => setIsNaming(true)}
          >
            {words.bar.save}
          </button>
          <button type="button" className={smallButton} onClick={state.share}>
            {words.bar.share}
          </button>
          <button type="button" className={smallButton} disabled={isRunning} onClick={state.plan}>
            {words.bar.plan}
          </button>
          {/* As high as the bar and as wide as the space, so that nothing moves when its text changes. */}
          <div
            data-part="progress"
            data-lost={words.first.lost}
            className="grid min-w-0 flex-1 content-center self-stretch overflow-hidden ps-2 in-data-failed:[font-size:0] in-data-failed:before:text-small in-data-failed:before:text-persimmon in-data-failed:before:content-[attr(data-lost)] unscripted:hidden"
          >
            {loading.state === "idle" && (
              <span className="truncate max-md:hidden">{engineWords.local}</span>
            )}
            {loading.state === "loading" && <LoadingBar loading={loading} onRetry={onRetry} />}
            {loading.state === "ready" && (
              <span className={cx("truncate", !isRunning && "max-md:hidden")}>
                {isRunning ? engineWords.running : engineWords.runHint}
              </span>
            )}
          </div>
        </>
      )}
      <noscript>{words.first.noScript}</noscript>
    </div>
  );
}
