/** The servers of other makers that the conformance test starts: looked for, never installed. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The Debian package that brings each program. */
export const hostPrograms = { nginx: "nginx-light" } as const;
export type HostProgram = keyof typeof hostPrograms;

/** Debian puts servers where the search path of unprivileged users does not lead. */
const besides = ["/usr/sbin", "/usr/local/sbin"];

/**
 * @param path the search path
 * @returns where the program lies
 * @throws Error with one sentence that says how to install it
 */
export function findProgram(name: HostProgram, path = process.env["PATH"] ?? ""): string {
  const found = [...path.split(delimiter), ...besides]
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find(isProgram);
  if (found !== undefined) return found;
  throw new Error(
    `${name} is not installed, and is needed here; on Debian and Ubuntu: apt-get install ${hostPrograms[name]}`,
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
