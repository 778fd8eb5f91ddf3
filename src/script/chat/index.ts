/** The script of the chat's page. */
import type { Widget } from "./messenger.ts";
import { chatRoom } from "./room.ts";

/** Filled in by the build; this script exists only where there is a chat. */
declare const chatWidget: Widget | null;

if (chatWidget) chatRoom(chatWidget);
