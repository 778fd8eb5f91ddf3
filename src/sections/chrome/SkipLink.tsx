import words from "virtual:words/interface";

/** The first thing in the tab order: past the header, to the main content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed start-4 top-3 z-50 -translate-y-24 rounded-full bg-inverse px-5 py-3 font-medium text-on-inverse focus:translate-y-0"
    >
      {words.skip}
    </a>
  );
}
