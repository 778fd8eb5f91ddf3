/** The site for language models (llmstxt.org). */
import type { APIRoute } from "astro";
import { llmsText } from "#feeds/llms.ts";

export const GET: APIRoute = async () => new Response(await llmsText());
