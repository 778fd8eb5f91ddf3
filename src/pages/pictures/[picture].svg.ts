/**
 * The pictures of features and of the header's panels as separate files, each fetched when shown
 * (docs/decisions/0011-pictures.md).
 */
import type { APIRoute, GetStaticPaths } from "astro";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { featureIds } from "#illustrations/features/ids.ts";
import { pictureOf } from "#illustrations/features/index.tsx";
import { size } from "#illustrations/features/parts/shapes.tsx";
import { menuScenes, menuSize } from "#illustrations/menus.tsx";
import { PictureFile } from "#illustrations/PictureFile.tsx";

export const getStaticPaths = (() => [
  ...featureIds.map((id) => ({
    params: { picture: id },
    props: { size, children: pictureOf(id) },
  })),
  ...Object.entries(menuScenes).map(([id, children]) => ({
    params: { picture: id },
    props: { size: menuSize, children },
  })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<ComponentProps<typeof PictureFile>> = ({ props }) =>
  new Response(renderToStaticMarkup(createElement(PictureFile, props)), {
    headers: { "Content-Type": "image/svg+xml" },
  });
