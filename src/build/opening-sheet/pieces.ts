/** What sheets have in common, in bytes. */
import postcss, { type Container } from "postcss";

/** The bytes of each declaration and of each head of a rule, by where it stands. */
export type Pieces = ReadonlyMap<string, number>;

/** @throws Error of PostCSS when the sheet cannot be read */
export function piecesOf(css: string): Pieces {
  const pieces = new Map<string, number>();
  const read = (parent: Container, place: string) => {
    parent.each((node) => {
      if (node.type === "decl") pieces.set(`${place}${String(node)}`, String(node).length + 1);
      if (node.type !== "rule" && node.type !== "atrule") return;
      const head = node.type === "rule" ? node.selector : `@${node.name} ${node.params}`;
      const inside = `${place}${head}{`;
      pieces.set(inside, head.length + 2);
      if (node.nodes) read(node, inside);
    });
  };
  read(postcss.parse(css), "");
  return pieces;
}

export const bytesOf = (pieces: Pieces): number =>
  [...pieces.values()].reduce((sum, bytes) => sum + bytes, 0);
