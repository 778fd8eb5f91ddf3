/** Hands a file to the visitor, as a download of the browser's. */

/** @param name as it is offered; what no file name may hold is replaced */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_");
  link.click();
  // The browser has taken it once it has begun; at once would be too soon for some.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
