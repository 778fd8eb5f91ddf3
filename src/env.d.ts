/// <reference types="astro/client" />

/** The bundled page script, made by src/build/page-script.ts. */
declare module "virtual:page-script" {
  const code: string;
  export default code;
}
