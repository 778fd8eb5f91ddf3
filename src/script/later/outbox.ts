/** Where a lead waits to be sent, what sends it is fetched: one look at a note, and nothing where there is none. */
import { recall } from "#script/storage.ts";
import { type Load, wanted } from "#script/wanted.ts";

/** The script's address, or nothing where leads are only logged; the build fills it in (src/build/page-script.ts). */
declare const leadsScript: string;

/** @param load fetches the script */
export function outbox(
  load: Load<undefined> = () =>
    import(/* @vite-ignore */ leadsScript) as ReturnType<Load<undefined>>,
): void {
  if (recall("localStorage", "leads")) wanted(load, undefined);
}
