/** The feature pictures as separate files, each fetched when shown (docs/decisions/0011-pictures.md). */
import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type FeatureId, featureIds } from "#illustrations/features/ids.ts";
import { FeatureFile } from "#illustrations/features/index.tsx";

export const getStaticPaths = (() =>
  featureIds.map((feature) => ({
    params: { feature },
    props: { feature },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ feature: FeatureId }> = ({ props: { feature } }) =>
  new Response(renderToStaticMarkup(createElement(FeatureFile, { feature })), {
    headers: { "Content-Type": "image/svg+xml" },
  });
