import type { ComponentProps } from "react";

/** A button with a name. */
export const NamedButton = ({ name, ...attributes }: ComponentProps<"button">) => (
  <button type="button" {...attributes}>
    {name}
  </button>
);
