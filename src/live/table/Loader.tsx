import type { Loading } from "#live/engine/client/types.ts";
import type { Content } from "#content/collections.ts";

interface LoaderProps {
  loading: Loading;
  words: Content<"tableDemo">["loading"];
  engineWords: Content<"engine">;
  /** The table's own code did not come. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** What is being loaded, over the foot of the first state; and what went wrong, with another try. */
export function Loader({ loading, words, engineWords, hasFailed, onRetry }: LoaderProps) {
  const fault = loading.state === "failed" ? engineWords.failed[loading.fault] : words.failed;
  if (hasFailed || loading.state === "failed") {
    return (
      <div role="alert" className="tbl-loader">
        <p>{fault}</p>
        <button type="button" onClick={onRetry}>
          {engineWords.retry}
        </button>
      </div>
    );
  }
  const step = loading.state === "loading" ? engineWords.loading[loading.step] : words.code;
  const share = loading.state === "loading" ? loading.share : loading.state === "ready" ? 1 : 0;
  return (
    <div className="tbl-loader">
      <p role="status">{`${step} …`}</p>
      <progress max={1} value={share} aria-label={step} />
    </div>
  );
}
