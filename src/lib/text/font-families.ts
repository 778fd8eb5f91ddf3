/** The packages that the site's fonts are subset from (scripts/build/fonts.ts), by file name in src/fonts/. */
export const fontFamilies = {
  display: "@fontsource-variable/brygada-1918",
  text: "@fontsource-variable/source-sans-3",
  code: "@fontsource-variable/jetbrains-mono",
} as const;
