/** Built pages as trees: every element in document order, and its attributes. */
import type { DefaultTreeAdapterTypes } from "parse5";

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element at and below a node, including template contents. */
export function* elementsOf(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* elementsOf(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** @returns the attribute's value, undefined if the element has none */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;
