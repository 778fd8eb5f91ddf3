/** A theme chosen in another tab holds here too, and on a page that the browser kept in its memory meanwhile. */
import { applyTheme } from "#script/theme.ts";

export function themeElsewhere(): void {
  applyTheme();
  addEventListener("storage", applyTheme);
  addEventListener("pageshow", applyTheme);
}
