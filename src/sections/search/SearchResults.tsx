/** Where results appear (src/live/search/search-box.ts). */
export function SearchResults() {
  return (
    <div data-search-results="" className="search-results">
      {/* Present from the start, so that screen readers announce new results. */}
      <div role="status" />
    </div>
  );
}
