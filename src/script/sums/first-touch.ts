/** Fetches a calculator's script when the visitor reaches for it, or where the address asks for it. */

interface Calculator {
  /** @param clicks what was pressed while the script was on its way */
  readonly begin: (part: HTMLElement, clicks: readonly Event[]) => void;
}

/** @param selector of the part. @param hash how the address's hash begins where it asks for the part */
export function onFirstTouch(
  selector: string,
  hash: string,
  load: () => Promise<Calculator>,
): void {
  const part = document.querySelector<HTMLElement>(selector);
  if (!part) return;
  const clicks: Event[] = [];
  let loading: Promise<void> | undefined;
  const start = (event: Event) => {
    if (event.type === "click") clicks.push(event);
    loading ??= load().then(
      ({ begin }) => {
        begin(part, clicks);
      },
      (error: unknown) => {
        loading = undefined;
        part.dispatchEvent(new CustomEvent("live:error", { bubbles: true, detail: { error } }));
      },
    );
  };
  for (const type of ["pointerover", "pointerdown", "focusin", "input", "click"])
    part.addEventListener(type, start);
  const byAddress = (event: Event) => {
    if (location.hash.startsWith(hash)) start(event);
  };
  addEventListener("hashchange", byAddress);
  byAddress(new Event("load"));
}
