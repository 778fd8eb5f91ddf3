/** Where to report a vulnerability (RFC 9116). */
import { expiryOf, securityText } from "#lib/site/security-txt.ts";
import { site } from "#site";

export const GET = () =>
  new Response(securityText(site, expiryOf(site.securityExpires, new Date())));
