/** Pebbles: the shapes of stones and of people's marks, in a box of 24 units. */

/** Closed outlines, drawn by hand, none of them a circle. */
export const pebbles = [
  "M3 12.5C3 7 7 3.5 12.4 3.2 17.6 3 21 6.8 21 11.6c0 5.4-3.9 9.2-9.2 9.2C6.6 20.8 3 17.6 3 12.5z",
  "M2.6 11C3.4 6.2 7.6 4 12.8 4c5 0 8.8 3 8.6 7.6-.2 5-4.4 8.6-9.8 8.4C6 19.8 1.8 16 2.6 11z",
  "M3.6 13.6C3 8.4 6.4 3 12 3c5.2 0 9 4 8.8 9.2C20.6 17.6 17 21 12 21c-4.6 0-7.9-2.8-8.4-7.4z",
] as const;

/** The pebble for a number from 0 (included) to 1 (excluded). */
export const pebbleAt = (share: number): string =>
  pebbles[Math.floor(share * pebbles.length)] ?? pebbles[0];
