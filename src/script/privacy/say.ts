/** Says in the page's status line what was done, to those who cannot see it as well. */
export function say(words: string | undefined): void {
  const line = document.querySelector("[data-choices-said]");
  if (line) line.textContent = words ?? "";
}
