/** What is done to every page, in development and in the build alike. */
import { defineMiddleware } from "astro:middleware";
import { unbroken } from "#lib/html/unbroken.ts";

export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  return new Response(unbroken(await response.text()), response);
});
