/** The icon on the home screen of a phone by Apple, which rounds its corners itself. */
import { iconImage } from "#icons/draw.ts";

export const GET = async () =>
  new Response(new Uint8Array(await iconImage({ size: 180, share: 0.76 })), {
    headers: { "Content-Type": "image/png" },
  });
