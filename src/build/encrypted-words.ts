/** Words encrypted with AES-256, for the picture on /solutions/for-enterprise/. Not for real secrets. */
import { createCipheriv, createHash } from "node:crypto";

const digest = (words: string) => createHash("sha256").update(words).digest();

/**
 * @param words to encrypt, with a key and an IV derived from them, so that every build is the same
 * @returns the ciphertext in hexadecimal, as long as the words
 */
export function encryptedWords(words: string): string {
  const cipher = createCipheriv(
    "aes-256-ctr",
    digest(`key of ${words}`),
    digest(`block of ${words}`).subarray(0, 16),
  );
  return Buffer.concat([cipher.update(words, "utf8"), cipher.final()]).toString("hex");
}
