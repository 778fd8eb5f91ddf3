/** Lays files out as `npm run format` does, so that a file that was saved here passes the checks. */
import { join } from "node:path";
import { format, resolveConfig } from "prettier";

/** @param path below the project's folder; its ending says what the text is */
export async function laidOut(root: string, path: string, text: string): Promise<string> {
  const filepath = join(root, path);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
