/**
 * The chat's provider, Intercom: where its messenger comes from and what it reaches, by region. Hosts: "Using Intercom
 * with Content Security Policy" in its help center (article 3894); regions and their API: its package
 * @intercom/messenger-js-sdk 0.0.20.
 */
import type { ChatRegion } from "#lib/site/config.ts";

export const chatPath = "/chat/";
/** The address's hash: the visitor has pressed the button, and the messenger opens without a second press. */
export const pressedHash = "#now";

/** @returns the address of the script that is the messenger's SDK */
export const widgetAddress = (appId: string) =>
  `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`;

/** Where a workspace's data is stored and requested. */
export const apiBase: Readonly<Record<ChatRegion, string>> = {
  us: "https://api-iam.intercom.io",
  eu: "https://api-iam.eu.intercom.io",
  ap: "https://api-iam.au.intercom.io",
};

interface Regional {
  /** The API's other hosts, uploads, and the connection that delivers answers. */
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
  readonly media: string;
}

const both = (host: string) => [`https://${host}`, `wss://${host}`];

const regional: Readonly<Record<ChatRegion, Regional>> = {
  us: {
    connect: [
      "https://api.intercom.io",
      ...both("nexus-websocket-a.intercom.io"),
      ...both("nexus-websocket-b.intercom.io"),
      "https://uploads.intercomcdn.com",
    ],
    pictures: [
      "https://static.intercomassets.com",
      "https://messenger-apps.intercom.io",
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `https://*.intercom-attachments-${n}.com`),
    ],
    media: "https://downloads.intercomcdn.com",
  },
  eu: {
    connect: [
      "https://api.eu.intercom.io",
      ...both("nexus-europe-websocket.intercom.io"),
      "https://uploads.intercomcdn.eu",
      "https://uploads.eu.intercomcdn.com",
    ],
    pictures: [
      "https://static.intercomassets.eu",
      "https://messenger-apps.eu.intercom.io",
      "https://*.intercom-attachments.eu",
    ],
    media: "https://downloads.intercomcdn.eu",
  },
  ap: {
    connect: [
      "https://api.au.intercom.io",
      ...both("nexus-australia-websocket.intercom.io"),
      "https://uploads.au.intercomcdn.com",
    ],
    pictures: [
      "https://static.au.intercomassets.com",
      "https://messenger-apps.au.intercom.io",
      "https://*.au.intercom-attachments.com",
    ],
    media: "https://downloads.au.intercomcdn.com",
  },
};

/**
 * @param region of the workspace
 * @returns what the chat page's policy must allow besides the site, by directive: nothing from other regions
 */
export function chatSources(region: ChatRegion) {
  const { connect, pictures, media } = regional[region];
  return {
    "script-src": [
      "https://app.intercom.io",
      "https://widget.intercom.io",
      "https://js.intercomcdn.com",
    ],
    "style-src": ["'unsafe-inline'"],
    "img-src": [
      "blob:",
      "https://js.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
      "https://gifs.intercomcdn.com",
      "https://video-messages.intercomcdn.com",
      media,
      ...pictures,
    ],
    "font-src": ["https://js.intercomcdn.com", "https://fonts.intercomcdn.com"],
    "media-src": ["blob:", "https://js.intercomcdn.com", media],
    "connect-src": [
      apiBase[region],
      "https://via.intercom.io",
      "https://api-ping.intercom.io",
      ...both("*.intercom-messenger.com"),
      "https://uploads.intercomusercontent.com",
      ...connect,
    ],
    "frame-src": ["https://intercom-sheets.com", "https://www.intercom-reporting.com"],
    "form-action": ["https://intercom.help", apiBase[region]],
  } as const satisfies Record<string, readonly string[]>;
}
