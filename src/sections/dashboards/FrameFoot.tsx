import type { Content } from "#content/collections.ts";

/** Below a chart in a frame: that its data are invented, and where it comes from. */
export function FrameFoot({ words }: { words: Content<"chartFrame"> }) {
  return (
    <p className="mt-auto pt-4 text-micro/body text-ink-muted">
      {words.sample}{" "}
      <a href="/dashboards/" target="_blank" rel="noopener" className="text-link">
        {words.source}
      </a>
    </p>
  );
}
