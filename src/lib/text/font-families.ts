/** The packages that the site's fonts are cut from (scripts/fonts.ts), by the name of their files in src/fonts/. */
export const fontFamilies = {
  display: "@fontsource-variable/brygada-1918",
  text: "@fontsource-variable/source-sans-3",
  code: "@fontsource-variable/jetbrains-mono",
} as const;
