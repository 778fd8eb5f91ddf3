/**
 * A text of which only a masked copy is shown. Both have the same length, so that a place in the one is the same in
 * the other, and what is typed into the copy can be carried over. Pure.
 */
export interface SecretText {
  /** As it is; it never leaves memory. */
  readonly raw: string;
  /** With dots for secrets. */
  readonly shown: string;
}

export const emptySecret: SecretText = { raw: "", shown: "" };

/** How many characters two texts have in common at their beginning. */
function sameStart(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

/**
 * @param before what was held, and shown in the field
 * @param now what the field holds after it was edited
 * @param caret where the caret stands then: behind what was typed, or where something was deleted
 * @returns what is held now
 */
export function edited({ raw, shown }: SecretText, now: string, caret: number): string {
  const tail = now.slice(caret);
  let end = shown.endsWith(tail) ? tail.length : 0;
  if (end === 0 && tail !== "") {
    // Undone, or dropped from elsewhere: the caret does not tell.
    const most = Math.min(shown.length, now.length);
    while (end < most && shown[shown.length - 1 - end] === now[now.length - 1 - end]) end++;
  }
  const start = sameStart(shown, now, Math.min(now.length, shown.length) - end);
  return raw.slice(0, start) + now.slice(start, now.length - end) + raw.slice(raw.length - end);
}
