/** @returns a part of an address without its percent codes; as it is if they are malformed */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
