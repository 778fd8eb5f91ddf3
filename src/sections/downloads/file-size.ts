/** File sizes for display. */

const units = ["bytes", "KB", "MB", "GB"] as const;

/**
 * @param bytes from 0
 * @returns "412 bytes", "84.2 MB"; 1 KB is 1000 bytes, as desktop systems count today
 */
export function fileSize(bytes: number): string {
  const step = Math.min(
    units.length - 1,
    bytes < 1000 ? 0 : Math.floor(Math.log10(Math.round(bytes)) / 3),
  );
  const shown = bytes / 1000 ** step;
  const digits = step === 0 ? 0 : 1;
  return `${shown.toLocaleString("en-US", { maximumFractionDigits: digits })} ${units[step] ?? ""}`;
}
