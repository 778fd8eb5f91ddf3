/**
 * The site's one policy for Trusted Types (W3C): the addresses of scripts of our own, for sinks that take no plain
 * text, which are `new Worker` and `navigator.serviceWorker.register`. Everything else is written without such sinks.
 */

/** Its name, as the header `trusted-types` allows it (server/headers.ts). */
export const scriptPolicy = "own-script";

/** What of the browser's factory is used; TypeScript's own types do not know it. */
interface Factory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * @param address of a script
 * @returns the same
 * @throws TypeError when it is of another origin than the page
 */
export function ownAddress(address: string): string {
  // A blob's address has the origin of the page that made it, which is none in a frame that is shut off.
  if (![location.origin, globalThis.origin].includes(new URL(address, location.href).origin))
    throw new TypeError(`${address} is no script of this site`);
  return address;
}

/** A name may be given once on a page, and bundles that do not know one another each have this module. */
interface Shared {
  readonly trustedTypes?: Factory;
  ownScripts?: ReturnType<Factory["createPolicy"]>;
}

/**
 * @param address of a script of this origin
 * @returns what a sink takes: a trusted value where the browser knows them, else the address
 * @throws TypeError when it is of another origin than the page, or when the page's policy allows no `own-script`
 */
export function scriptAddress(address: string): string {
  const page = globalThis as Shared;
  if (page.trustedTypes === undefined) return ownAddress(address);
  const policy = (page.ownScripts ??= page.trustedTypes.createPolicy(scriptPolicy, {
    createScriptURL: ownAddress,
  }));
  // Sinks take the object as it is; their types know texts alone.
  return policy.createScriptURL(address) as string;
}
