import type { Content } from "#content/collections.ts";

/** Where results appear (src/script/search/), with the words that they and their absence need. */
export function SearchResults({ states }: { states: Content<"search">["states"] }) {
  const words = Object.fromEntries(
    Object.entries(states).map(([name, text]) => [`data-${name.toLowerCase()}`, text]),
  );
  return (
    <div data-search-results="" className="search-results" {...words}>
      {/* There from the start, so that assistive technology hears it being filled. */}
      <div role="status" />
    </div>
  );
}
