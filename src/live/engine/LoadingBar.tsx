import words from "virtual:words/engine";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import type { Loading } from "./client/types.ts";

const bar = cx(
  "h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-line",
  "[&::-moz-progress-bar]:bg-moss [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-moss",
);

/** The database's loading progress, in words and as a bar; after a failure, the reason and a retry. Then nothing. */
export function LoadingBar({ loading, onRetry }: { loading: Loading; onRetry: () => void }) {
  switch (loading.state) {
    case "idle":
      return null;
    case "loading":
      return (
        <div>
          {/* One text: if there were two, the second would move with the first. */}
          <p role="status">{`${words.loading[loading.step]} …`}</p>
          <progress
            className={bar}
            value={loading.share}
            max={1}
            aria-label={words.loading[loading.step]}
          />
        </div>
      );
    case "ready":
      return (
        <p role="status" className="sr-only">
          {words.loading.ready}
        </p>
      );
    case "failed":
      return (
        <div role="alert">
          <p>{words.failed[loading.fault]}</p>
          <Button onClick={onRetry}>{words.retry}</Button>
        </div>
      );
  }
}
