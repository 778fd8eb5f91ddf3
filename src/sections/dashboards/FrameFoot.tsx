import type { Content } from "#model/kinds.ts";

/** Below a chart in a frame: that its data are invented, and where it comes from. */
export function FrameFoot({ words }: { words: Content<"chartFrame"> }) {
  return (
    <p className="frame-foot">
      {words.sample}{" "}
      <a href="/dashboards/" target="_blank" rel="noopener" className="text-link">
        {words.source}
      </a>
    </p>
  );
}
