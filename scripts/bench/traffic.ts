/** What a page fetches, as the browser's own protocol reports it. */
import type { CDPSession } from "playwright-core";

export interface Fetched {
  readonly url: string;
  /** The protocol's resource type: "Document", "Script", "Font", "Prefetch"… */
  readonly type: string;
  /** On the wire, response headers included. */
  bytes: number;
}

export interface Traffic {
  readonly fetched: readonly Fetched[];
  /** Resolves `settle` ms after the load event, once nothing has been under way for half a second. */
  quiet(settle: number): Promise<void>;
}

/** Longer than any visit takes: a page that never comes to rest is measured as it is then. */
const patience = 30_000;

/** Starts recording what the session's page fetches. The session's Network and Page domains get enabled. */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const known = new Map<string, Fetched>();
  const underWay = new Set<string>();
  const fetched: Fetched[] = [];
  let loaded = Infinity;
  let lastChange = 0;

  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    const before = known.get(requestId);
    if (before && redirectResponse) before.bytes = redirectResponse.encodedDataLength;
    const entry = { url: request.url, type: type ?? "Other", bytes: 0 };
    known.set(requestId, entry);
    fetched.push(entry);
    underWay.add(requestId);
    lastChange = Date.now();
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    const entry = known.get(requestId);
    if (entry) fetched.splice(fetched.indexOf(entry), 1);
  });
  const end = (requestId: string, bytes?: number) => {
    const entry = known.get(requestId);
    if (entry && bytes !== undefined) entry.bytes = bytes;
    underWay.delete(requestId);
    lastChange = Date.now();
  };
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    end(requestId, encodedDataLength);
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    end(requestId);
  });
  session.on("Page.loadEventFired", () => {
    loaded = Date.now();
  });
  await Promise.all([session.send("Network.enable"), session.send("Page.enable")]);

  const atRest = (settle: number) =>
    Date.now() - loaded >= settle && underWay.size === 0 && Date.now() - lastChange >= 500;

  return {
    fetched,
    quiet: (settle) =>
      new Promise((resolve) => {
        const began = Date.now();
        const timer = setInterval(() => {
          if (!atRest(settle) && Date.now() - began < patience) return;
          clearInterval(timer);
          resolve();
        }, 20);
      }),
  };
}
