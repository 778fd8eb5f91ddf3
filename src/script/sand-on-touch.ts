/** Rakes the sand around the page's boxes once the visitor does something; until then it has the lines of the build. */
export function sandOnTouch(): void {
  const listening = new AbortController();
  const start = () => {
    listening.abort();
    import("./sand.ts").then(
      ({ sand }) => {
        sand();
      },
      () => undefined,
    );
  };
  for (const type of ["pointerdown", "pointermove", "keydown", "scroll"])
    addEventListener(type, start, { signal: listening.signal });
}
