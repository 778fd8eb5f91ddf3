/** The questions of /ai/, kept for as long as the tab lasts. What is found may be anything. */
import { keep, recall } from "#lib/storage.ts";

/** @returns what was kept; undefined where there is nothing that can be read */
export function readConversation(): unknown {
  try {
    return JSON.parse(recall("sessionStorage", "conversation") ?? "null");
  } catch {
    return undefined;
  }
}

/** Where there is no room for it, it lasts until the page is left. */
export const keepConversation = (value: unknown): void =>
  keep("sessionStorage", "conversation", JSON.stringify(value));

export const dropConversation = (): void => keep("sessionStorage", "conversation");
