import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type Tone = "primary" | "secondary" | "quiet";
type Size = "medium" | "small";

interface Look {
  tone?: Tone | undefined;
  size?: Size | undefined;
}

const tones: Record<Tone, string> = {
  primary: "bg-inverse text-on-inverse",
  secondary: "bg-raised text-ink ring-1 ring-inset ring-line-strong",
  quiet: "text-ink",
};

const sizes: Record<Size, string> = {
  medium: "min-h-12 px-6",
  small: "min-h-10 px-4.5 text-small",
};

const look = ({ tone = "primary", size = "medium" }: Look, className?: string) =>
  cx("raked-button", tones[tone], sizes[size], className);

type Looked<Tag extends "button" | "a"> = ComponentProps<Tag> & Look;

/** A button for an action on this page. For links use ButtonLink. */
export const Button = ({ tone, size, className, ...rest }: Looked<"button">) => (
  <button type="button" className={look({ tone, size }, className)} {...rest} />
);

/** A link that looks like a button: a section's call to action. */
export const ButtonLink = ({ tone, size, className, ...rest }: Looked<"a"> & { href: string }) => (
  <a className={look({ tone, size }, className)} {...rest} />
);
