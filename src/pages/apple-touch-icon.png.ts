/** The icon on an iPhone's home screen; iOS rounds its corners. */
import { iconImage } from "#icons/draw.tsx";

export const GET = async () =>
  new Response(new Uint8Array(await iconImage({ size: 180, share: 0.76 })), {
    headers: { "Content-Type": "image/png" },
  });
