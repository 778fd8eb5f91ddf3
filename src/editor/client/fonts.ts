/** A tool may wait for the fonts that a visitor must not wait for (src/enhance/fonts.ts). */
const fonts = ["Site Text", "Site Display"].map((name) => document.fonts.load(`1em "${name}"`));
void Promise.all(fonts).then(() => {
  document.documentElement.dataset["fonts"] = "";
});
