/** Finds bands of a page that show nothing. */
import sharp from "sharp";

/** @param png a screenshot @returns the largest number of consecutive rows that have one color from edge to edge */
export async function tallestBlank(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  let most = 0;
  let run = 0;
  for (let y = 0; y < info.height; y++) {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    const first = row[0] ?? 0;
    run = row.every((value) => Math.abs(value - first) < 3) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}
