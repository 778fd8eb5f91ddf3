/** Stands inline on pages with a form: see early.ts. */
import { early } from "./early.ts";

/** The address of the forms' script; the build fills it in (src/build/page-script.ts). */
declare const formsScript: string;

early(() => import(/* @vite-ignore */ formsScript) as ReturnType<Parameters<typeof early>[0]>);
