/** The element's attributes and their values. Words for readers: content/pages/tables.yaml. Pure. */
import { decodePart } from "#lib/text/decode-part.ts";

export interface TableAttributes {
  /** The address of a CSV file; empty if there is none. */
  readonly src: string;
  /** The sample table to show without a file. */
  readonly table: string;
  /** In pixels. */
  readonly height: number;
  /** Empty if the page gives none. */
  readonly label: string;
  readonly theme: "light" | "dark" | "page";
}

export const attributes = ["src", "table", "height", "label", "theme"] as const;

const least = 240;
const most = 4_000;
const usual = 420;

/** @param get an attribute's text, null if it is missing; invalid values are ignored */
export function readAttributes(
  get: (name: (typeof attributes)[number]) => string | null,
): TableAttributes {
  const text = (name: (typeof attributes)[number]) => get(name)?.trim() ?? "";
  const height = Number.parseFloat(text("height"));
  const theme = text("theme").toLowerCase();
  return {
    src: text("src"),
    table: text("table") || "orders",
    height: Number.isFinite(height) ? Math.min(Math.max(height, least), most) : usual,
    label: text("label"),
    theme: theme === "light" || theme === "dark" ? theme : "page",
  };
}

/**
 * @param src as written in the page
 * @param page the address of the page
 * @returns the file's address, and the name for its table
 */
export function fileOf(
  src: string,
  page: string,
): { readonly url: string; readonly name: string } | null {
  if (!URL.canParse(src, page)) return null;
  const { href, pathname, protocol } = new URL(src, page);
  if (!/^(?:https?|blob|data):$/.test(protocol)) return null;
  const last = pathname.split("/").at(-1) ?? "";
  const name = /^(?:https?):$/.test(protocol) ? last : "";
  return { url: href, name: name === "" ? "table.csv" : decodePart(name) };
}
