/** Drawn braille: uncontracted, letter by letter, lowercase. A cell is two columns of three dots. */

/** The dots of each letter, with braille numbering: 1 to 3 down the left column, 4 to 6 down the right. */
const letters: Readonly<Record<string, string>> = {
  a: "1",
  b: "12",
  c: "14",
  d: "145",
  e: "15",
  f: "124",
  g: "1245",
  h: "125",
  i: "24",
  j: "245",
  k: "13",
  l: "123",
  m: "134",
  n: "1345",
  o: "135",
  p: "1234",
  q: "12345",
  r: "1235",
  s: "234",
  t: "2345",
  u: "136",
  v: "1236",
  w: "2456",
  x: "1346",
  y: "13456",
  z: "1356",
};

/** Distance between two dots of a cell, and from one cell to the next: 2.5 and 6 millimeters in print, as here. */
const [dot, cell] = [5, 12];

/**
 * @param word letters from a to z and blanks
 * @returns path data, one point per dot, and the picture's width; its height is three dots
 * @throws Error for an unknown character
 */
export function brailleDots(word: string): { readonly d: string; readonly width: number } {
  const points = [...word.toLowerCase()].flatMap((letter, i) => {
    const dots = letter === " " ? "" : letters[letter];
    if (dots === undefined) throw new Error(`"${letter}" of "${word}" has no cell in braille.ts`);
    return [...dots].map((which) => {
      const at = Number(which) - 1;
      const x = i * cell + (at > 2 ? dot : 0) + dot / 2;
      return `M${String(x)} ${String((at % 3) * dot + dot / 2)}h0`;
    });
  });
  return { d: points.join(""), width: word.length * cell - (cell - 2 * dot) };
}

/** The height of the picture, in its units. */
export const brailleHeight = 3 * dot;
