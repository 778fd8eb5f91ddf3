/**
 * What one text could be, as bits: a column is what all of its texts could be. Styles of writing are bits of
 * their own, because a column keeps to one ("1.234" is two different numbers in Boston and in Berlin).
 */

export const mark = {
  boolean: 1,
  /** Digits with at most a point. */
  plain: 2,
  /** Point before the fraction; thousands apart by commas, or by what cannot be a fraction. */
  pointed: 4,
  /** Comma before the fraction; thousands apart by points. */
  comma: 8,
  iso: 16,
  monthFirst: 32,
  dayFirst: 64,
  /* What is known besides: bits that add up over a column instead of dropping out. */
  /** More than a word for nothing. */
  value: 128,
  fraction: 256,
  commaFraction: 512,
  /** A number in both styles, and not the same: "1,234". */
  ambiguous: 1024,
  dollar: 2048,
  time: 4096,
  /** A time with an offset from UTC other than none. */
  offset: 8192,
} as const;

export const anyNumber = mark.plain | mark.pointed | mark.comma;
export const anyDate = mark.iso | mark.monthFirst | mark.dayFirst;
/** All that a text can be besides text. */
export const anyStyle = mark.boolean | anyNumber | anyDate;
