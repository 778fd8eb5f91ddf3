/** Words for generated texts: as unevenly frequent as those of a language, and ever new ones among them. */

/** The commonest: real ones, as a search treats these apart. Without “here”: no text may begin with “Say here”. */
const common =
  "the of and to a in is it you that for on are with as be or by this not your from at have more an when which one if can but will they each there their what so up out about who get make than first them into time has look two write go see number no way could people my been call its now find long down day did come made may part over new take only little work know place year live me back give most very after thing our just name good sentence man think say great where help through much before line right too mean old any same tell boy follow came want show also around form three small set put end does another well large must big even such because turn why ask went men read need land different home us move try kind hand picture again change off play spell air away animal house point page letter mother answer found study still learn should world".split(
    " ",
  );

const syllables = [..."bcdfgklmnprstvz"].flatMap((consonant) =>
  [..."aeiou"].map((vowel) => consonant + vowel),
);

/** Words that make up nearly all of a text, and the many of which each is met once in a while. */
const size = { everyday: 8_000, rare: 4_000_000 };
/** Of a hundred words. */
const rarePercent = 0.8;

/**
 * @param rank 0 for the commonest
 * @returns the word of that rank, the same on every machine; the rarer, the longer
 */
export function wordAt(rank: number): string {
  const real = common[rank];
  if (real !== undefined) return real;
  let word = "";
  for (let rest = rank; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length] ?? "";
  }
  return `${word}n`;
}

/**
 * One word, after Zipf: the word of rank n is met about 1/n as often as the first. In 1,200 words some 9 are
 * rare, so that the vocabulary of 10,000 texts comes to about 100,000 words, as in a language.
 *
 * @param next gives numbers from 0 to 1 (src/lib/random/seeded.ts)
 */
export function drawWord(next: () => number): string {
  const isRare = next() * 100 < rarePercent;
  const rank = isRare
    ? size.everyday * (size.rare / size.everyday) ** next()
    : size.everyday ** next() - 1;
  return wordAt(Math.floor(rank));
}
