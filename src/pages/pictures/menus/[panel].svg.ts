/** The scenes of the header's panels as separate files, each fetched when its panel opens. */
import type { APIRoute, GetStaticPaths } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MenuFile, type MenuSceneId, menuSceneIds } from "#illustrations/menus.tsx";

export const getStaticPaths = (() =>
  menuSceneIds.map((panel) => ({
    params: { panel },
    props: { panel },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ panel: MenuSceneId }> = ({ props: { panel } }) =>
  new Response(renderToStaticMarkup(createElement(MenuFile, { panel })), {
    headers: { "Content-Type": "image/svg+xml" },
  });
