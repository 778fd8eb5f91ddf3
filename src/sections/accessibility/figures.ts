import { measures } from "./measures.ts";
import { put } from "#lib/text/put.ts";

const { contrast, enlarged, target, motion, windows } = measures;

const figures = {
  text: contrast.text,
  sign: contrast.sign,
  narrow: windows.narrow.width,
  percent: enlarged * 100,
  target,
  motion,
  phone: windows.phone.width,
  desktop: windows.desktop.width,
} as const;

/**
 * @param text with names of figures in brackets
 * @param templates how many kinds of page the site has
 */
export const quote = (text: string, templates: number): string =>
  put(text, { ...figures, templates });
