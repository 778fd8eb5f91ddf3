/** What files weigh on their way: Brotli, as production's server sends them. */
import { get } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** @returns the bytes of the answer's body, as they travel */
export const wireBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => {
        resolve(bytes);
      });
      answer.on("error", reject);
    }).on("error", reject);
  });

export const brotli = (text: string): number => brotliCompressSync(text).length;
