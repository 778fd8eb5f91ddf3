/** Site configuration for scripts in the browser. Code for features that are not configured is removed. */
import { apiBase, widgetAddress } from "#chat/provider.ts";
import type { Site } from "../lib/site/config.ts";

export type Configured = Pick<Site, "leadsTo" | "chat" | "offline" | "vitals">;

/** The hash of the build's inputs (scripts/build.ts), which identifies builds in browser measurements. */
const buildName = process.env["BUILD_NAME"] ?? "unnamed";

/** @returns expressions by their names in code (src/env.d.ts) */
export function scriptConstants(configured: Configured): Record<string, string> {
  const { leadsTo, chat, offline, vitals } = configured;
  const values = {
    leadsEndpoint: leadsTo ?? "",
    hasChat: chat !== undefined,
    chatWidget: chat
      ? {
          address: widgetAddress(chat.appId),
          settings: {
            app_id: chat.appId,
            api_base: apiBase[chat.region],
            // The window contains nothing else, and its own button opens it.
            hide_default_launcher: true,
          },
        }
      : null,
    keepsPages: offline,
    vitalsTo: vitals ? { to: vitals.to, build: buildName } : null,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}
