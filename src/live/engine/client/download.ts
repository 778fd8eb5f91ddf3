/** The engine's download, with how far it has come. */

/** Of sqlite3.wasm, uncompressed: what arrives is counted so, and the length that a server tells is the compressed one. */
export const wasmBytes = 879_084;

/**
 * @param progress told the share that has arrived, 0 to 1
 * @throws Error when it does not come, or not whole
 */
export async function download(
  address: string,
  progress: (share: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok || response.body === null)
    throw new Error(`${String(response.status)} ${response.statusText}`);
  const bytes = new Uint8Array(wasmBytes);
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (received + value.length > wasmBytes) throw new Error("more came than there should be");
    bytes.set(value, received);
    received += value.length;
    progress(received / wasmBytes);
  }
  if (received < wasmBytes)
    throw new Error(`${String(received)} of ${String(wasmBytes)} bytes have come`);
  return bytes.buffer;
}
