import { describe, expect, it } from "vitest";
import type { Result } from "./modifiers.ts";
import { scoreOf } from "./score.ts";
import {
  allow,
  answer,
  type Change,
  cookie,
  csp,
  header,
  hsts,
  page,
  scripts,
  shared,
  stops,
  strict,
} from "./test-answer.ts";

/** Every result, and the answers that have it. */
const cases: Readonly<Record<Result, readonly Change[]>> = {
  "csp-implemented-with-no-unsafe-default-src-none": [
    csp(strict),
    csp("default-src 'none'; script-src 'sha256-aa' 'unsafe-inline'"),
    csp("DEFAULT-SRC 'NONE'"),
    csp("default-src 'none'; script-src 'nonce-a' 'strict-dynamic' https: 'unsafe-inline'"),
  ],
  "csp-implemented-with-no-unsafe": [csp("default-src 'self'"), csp("default-src 'none' 'self'")],
  "csp-implemented-with-unsafe-inline-in-style-src-only": [
    csp(`${strict}; style-src 'self' 'unsafe-inline'`),
    csp(`${strict}; style-src https:`),
    csp(`${strict}; style-src data:`),
  ],
  "csp-implemented-with-insecure-scheme-in-passive-content-only": [
    csp(`${strict}; img-src http://pictures.example`),
    csp(`${strict}; media-src http:`),
  ],
  "csp-implemented-with-unsafe-eval": [csp(`${strict}; script-src 'self' 'unsafe-eval'`)],
  "csp-implemented-with-unsafe-inline": [
    csp(`${strict}; script-src 'unsafe-inline'`),
    csp(`${strict}; script-src data:`),
    csp(`${strict}; script-src https:`),
    csp(`${strict}; object-src *`),
    csp("img-src 'self'"),
  ],
  "csp-implemented-with-insecure-scheme": [
    csp(`${strict}; script-src http://cdn.example`),
    csp(`${strict}; connect-src http:`),
  ],
  "csp-implemented-but-duplicate-directives": [csp(`${strict}; report-uri /a; report-uri /b`)],
  "csp-header-invalid": [
    csp("img"),
    csp("img-src 'self'; img-src 'none'"),
    csp(`${strict}; script-src 'self' 'strict-dynamic'`),
  ],
  "csp-not-implemented": [{}],
  "csp-not-implemented-but-reporting-enabled": [
    header("content-security-policy-report-only", strict),
  ],

  "cookies-not-found": [{}],
  "cookies-secure-with-httponly-sessions-and-samesite": [
    cookie("session=1; Secure; HttpOnly; SameSite=Lax"),
    cookie("a=1; Secure; SameSite=None"),
  ],
  "cookies-secure-with-httponly-sessions": [cookie("session=1; Secure; HttpOnly")],
  "cookies-without-secure-flag-but-protected-by-hsts": [cookie("a=1", hsts)],
  "cookies-without-secure-flag": [cookie("a=1")],
  "cookies-session-without-secure-flag-but-protected-by-hsts": [cookie("login=1; HttpOnly", hsts)],
  "cookies-samesite-flag-invalid": [
    cookie("a=1; Secure; SameSite=Sometimes"),
    cookie("a=1; SameSite=None", hsts),
  ],
  "cookies-anticsrf-without-samesite-flag": [cookie("csrf=1; Secure")],
  "cookies-session-without-httponly-flag": [cookie("sessid=1; Secure; SameSite=Lax")],
  "cookies-session-without-secure-flag": [cookie("sessid=1; HttpOnly")],

  "cross-origin-resource-sharing-not-implemented": [{}, shared({})],
  "cross-origin-resource-sharing-implemented-with-public-access": [shared({ [allow]: "*" })],
  "cross-origin-resource-sharing-implemented-with-restricted-access": [
    shared({ [allow]: "https://friend.example" }),
    shared({ [allow]: "https://other.example" }),
  ],
  "cross-origin-resource-sharing-implemented-with-universal-access": [
    shared({ [allow]: "https://other.example", "access-control-allow-credentials": "true" }),
  ],

  "redirection-all-redirects-preloaded": [
    { isPreloaded: true, ...stops("http://shop.example/", page) },
  ],
  "redirection-to-https": [stops("http://shop.example/", page)],
  "redirection-not-needed-no-http": [{}],
  "redirection-off-host-from-http": [stops("http://shop.example/", "https://www.shop.example/")],
  "redirection-not-to-https-on-initial-redirection": [
    stops("http://shop.example/", "http://shop.example/a", page),
  ],
  "redirection-not-to-https": [stops("http://shop.example/", "http://shop.example/a")],
  "redirection-missing": [stops("http://shop.example/")],

  "referrer-policy-private": [
    header("referrer-policy", "no-referrer"),
    header("referrer-policy", "unsafe-url, strict-origin-when-cross-origin, later-word"),
  ],
  "referrer-policy-not-implemented": [{}],
  "referrer-policy-unsafe": [header("referrer-policy", "no-referrer, unsafe-url")],
  "referrer-policy-header-invalid": [header("referrer-policy", "whatever")],

  "hsts-preloaded": [{ isPreloaded: true }],
  "hsts-implemented-max-age-at-least-six-months": [
    { headers: hsts },
    header("strict-transport-security", "max-age=15552000"),
  ],
  "hsts-implemented-max-age-less-than-six-months": [
    header("strict-transport-security", "includeSubDomains; max-age=15551999"),
  ],
  "hsts-not-implemented": [{}],
  "hsts-header-invalid": [
    header("strict-transport-security", "includeSubDomains"),
    header("strict-transport-security", "max-age=63072000, max-age=63072000"),
  ],

  "sri-implemented-and-all-scripts-loaded-securely": [
    scripts(`<script src="/a.js" integrity="sha256-a"></script>`),
  ],
  "sri-implemented-and-external-scripts-loaded-securely": [
    scripts(`<script src="https://cdn.example/a.js" integrity="sha256-a"></script>`),
  ],
  "sri-not-implemented-but-no-scripts-loaded": [{}],
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": [
    scripts(`<script>1</script><script src="/a.js"></script>`),
  ],
  "sri-not-implemented-but-external-scripts-loaded-securely": [
    scripts(`<script src="https://cdn.example/a.js"></script>`),
  ],
  "sri-implemented-but-external-scripts-not-loaded-securely": [
    scripts(`<script src="http://cdn.example/a.js" integrity="sha256-a"></script>`),
  ],
  "sri-not-implemented-and-external-scripts-not-loaded-securely": [
    scripts(`<script src="//cdn.example/a.js"></script>`),
  ],

  "x-content-type-options-nosniff": [header("x-content-type-options", "NoSniff")],
  "x-content-type-options-not-implemented": [{}],
  "x-content-type-options-header-invalid": [header("x-content-type-options", "sniff")],

  "x-frame-options-implemented-via-csp": [
    csp(`${strict}; frame-ancestors 'none'`),
    csp(`${strict}; frame-ancestors *`),
  ],
  "x-frame-options-sameorigin-or-deny": [header("x-frame-options", "DENY")],
  "x-frame-options-allow-from-origin": [header("x-frame-options", "ALLOW-FROM https://a.example")],
  "x-frame-options-not-implemented": [{}],
  "x-frame-options-header-invalid": [header("x-frame-options", "perhaps")],

  "corp-implemented-with-same-origin": [header("cross-origin-resource-policy", "same-origin")],
  "corp-implemented-with-same-site": [header("cross-origin-resource-policy", "same-site")],
  "corp-implemented-with-cross-origin": [header("cross-origin-resource-policy", "cross-origin")],
  "corp-not-implemented": [{}],
  "corp-header-invalid": [header("cross-origin-resource-policy", "nobody")],

  "coep-implemented-with-require-corp": [header("cross-origin-embedder-policy", "require-corp")],
  "coep-implemented-with-credentialless": [
    header("cross-origin-embedder-policy", 'credentialless; report-to="a"'),
  ],
  "coep-implemented-with-unsafe-none": [header("cross-origin-embedder-policy", "unsafe-none")],
  "coep-not-implemented": [{}],
  "coep-header-invalid": [header("cross-origin-embedder-policy", '"require-corp"')],

  "coop-implemented-with-same-origin": [header("cross-origin-opener-policy", "same-origin")],
  "coop-implemented-with-same-origin-allow-popups": [
    header("cross-origin-opener-policy", "same-origin-allow-popups"),
  ],
  "coop-implemented-with-noopener-allow-popups": [
    header("cross-origin-opener-policy", "noopener-allow-popups"),
  ],
  "coop-implemented-with-unsafe-none": [header("cross-origin-opener-policy", "unsafe-none")],
  "coop-not-implemented": [{}],
  "coop-header-invalid": [header("cross-origin-opener-policy", "same-origin, same-origin")],
};

describe.each(Object.entries(cases))("%s", (result, changes) => {
  it.each(changes.map((change) => [change]))("is what %j has", (change) => {
    expect(scoreOf(answer(change)).results).toContain(result);
  });
});
