/** Where results appear (src/live/search/search-box.ts). */
export function SearchResults() {
  return (
    <div data-search-results="" className="search-results">
      {/* There from the start, so that assistive technology hears it being filled. */}
      <div role="status" />
    </div>
  );
}
