/**
 * The pictures of features and of the header's panels as separate files, each fetched when shown
 * (docs/decisions/0011-pictures.md).
 */
import type { APIRoute, GetStaticPaths } from "astro";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { featureIds } from "#illustrations/features/ids.ts";
import { pictureOf } from "#illustrations/features/index.tsx";
import { size } from "#illustrations/features/parts/Sand.tsx";
import { menuScenes, menuSize } from "#illustrations/menus.tsx";
import { PictureFile } from "#illustrations/PictureFile.tsx";

export const getStaticPaths = (() => [
  ...featureIds.map((id) => ({
    params: { picture: id },
    props: { size, Picture: pictureOf(id) },
  })),
  ...Object.entries(menuScenes).map(([id, Picture]) => ({
    params: { picture: id },
    props: { size: menuSize, Picture },
  })),
]) satisfies GetStaticPaths;

interface Props {
  size: { readonly width: number; readonly height: number };
  Picture: FunctionComponent;
}

export const GET: APIRoute<Props> = ({ props: { size, Picture } }) =>
  new Response(
    renderToStaticMarkup(createElement(PictureFile, { size, children: createElement(Picture) })),
    { headers: { "Content-Type": "image/svg+xml" } },
  );
