/**
 * The site's one policy for Trusted Types (W3C): addresses of our own scripts, for the sinks `new Worker` and
 * `navigator.serviceWorker.register`. No other code uses such sinks.
 */

/** Its name, as the header `trusted-types` allows it (server/headers.ts). */
export const scriptPolicy = "own-script";

/** The part of the browser's factory that we use; TypeScript's own types lack it. */
interface Factory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

/**
 * @param address of a script
 * @returns the same
 * @throws TypeError when its origin differs from the page's
 */
export function ownAddress(address: string): string {
  // A blob's address has the origin of the page that made it, which is "null" in a frame with `sandbox`.
  if (![location.origin, globalThis.origin].includes(new URL(address, location.href).origin))
    throw new TypeError(`${address} is no script of this site`);
  return address;
}

/** A policy name may be used once per page, but several independent bundles contain this module. */
interface Shared {
  readonly trustedTypes?: Factory;
  ownScripts?: ReturnType<Factory["createPolicy"]>;
}

/**
 * @param address of a script of this origin
 * @returns a value for sinks: trusted if the browser supports it, otherwise the address
 * @throws TypeError when its origin differs from the page's, or when the page's policy allows no `own-script`
 */
export function scriptAddress(address: string): string {
  const page = globalThis as Shared;
  if (page.trustedTypes === undefined) return ownAddress(address);
  const policy = (page.ownScripts ??= page.trustedTypes.createPolicy(scriptPolicy, {
    createScriptURL: ownAddress,
  }));
  // Sinks accept the object; their types allow only strings.
  return policy.createScriptURL(address) as string;
}
