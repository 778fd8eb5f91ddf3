/**
 * People who do not exist: customers, with names combined from common ones of several cultures, and the affiliates who
 * refer them for a share of what they buy at first.
 */
import { slugify } from "#lib/text/slugify.ts";
import { at, orderWeight, dateOf, type Dice, dice, spread, stamp, weighted } from "./random.ts";
import type { Insert } from "./generate.ts";

const split = (words: string): readonly string[] => words.split(" ");

/** A name in an address: lowercase, without accents. */
const addressForm = (name: string): string => slugify(name).replaceAll("-", "");

/** A name as people write it, and as in their addresses. */
const people = (names: string) => split(names).map((name) => [name, addressForm(name)] as const);

const firstNames = people(
  "Amara Noah Priya Mateo Yuki Olivia Kwame Sofía Liam Aisha Chen Emma Diego Fatima Ethan Mei José Hannah Omar Lucía Jonas Zoë Ravi Grace Ibrahim Ingrid Malik Elena Søren Nadia Carlos Abigail Hiroshi Leila Samuel Anaïs Thabo Clara Wei Isabel Daniel Zainab Marco Ruth Arjun Freya Andrés Naomi Tomás Imani Peter Saanvi Lucas Ngozi Björn Mariam David Ana Kenji Rosa Michael Aaliyah Felix Chloe Jamal Linh Henry Camila Yusuf Eva Antonio Keiko Joseph Renée Vikram Maya Oscar Adaeze Simon Valentina Tariq Margaret Pablo Sakura Benjamin Inés Kofi Esther Rahul Julia Manuel Siobhán Ahmed Nora Gabriel Thandiwe",
);

const lastNames = people(
  "Okafor Smith Sharma García Tanaka Johnson Mensah Müller Nguyen Haddad Wong Brown Rossi Khan Silva Kim Andersen Williams Dubois Patel Hernández Cohen Suzuki Jones Adeyemi Novak Martínez Li Larsen Ali Davis Moreau Reyes Gupta Wilson Sato Osei Fischer López Hassan Taylor Chen Romano Iyer Clark Muñoz Park Lindqvist Diallo Anderson Castillo Nakamura Begum Walker Ferreira Schmidt Ibrahim Young Torres Desai Lefèvre King Yamamoto Banda Wright Rivera Huang Jensen Rahman Scott Gómez Kovacs Baker Abebe Costa Singh Hill Watanabe Traoré Green Vargas Zhang Nielsen Farah Adams Ramos Reddy Olsen Mitchell Chowdhury Bianchi Moyo Carter Morales Hoffmann Tran Roberts Barzani Phillips Ortiz",
);

/** No provider has these: the top-level domain is reserved for examples. */
const mailHosts = split("mailbox.example letterbox.example inbox.example post.example");

/** Each with its sales tax, in hundredths of a percent. */
const places =
  "Portland OR 0,Seattle WA 1025,San Francisco CA 863,Austin TX 825,Chicago IL 1025,Brooklyn NY 888,Denver CO 881,Minneapolis MN 903,Boston MA 625,Atlanta GA 890,Los Angeles CA 950,Philadelphia PA 800,Boise ID 600,Madison WI 550,Asheville NC 700,Nashville TN 975,Burlington VT 700,Phoenix AZ 860,Ann Arbor MI 600,Tucson AZ 870,Albany NY 800,Eugene OR 0,Houston TX 825,Columbus OH 750,Richmond VA 600,Providence RI 700,Spokane WA 900,San Diego CA 775,Omaha NE 700,Miami FL 700,Missoula MT 0,Santa Fe NM 819"
    .split(",")
    .map((line) => {
      const [, city = "", state = "", tax = ""] = /^(.+) (..) (\d+)$/.exec(line) ?? [];
      return { city, state, tax: Number(tax) };
    });

const count = 36;
const firsts = split("Slow Quiet Early Copper Window Second Green Rainy Little Open North Velvet");
const seconds = split(
  "Kettle Garden Pour Saucer Ledger Orchard Steep Trowel Larder Bean Almanac Porch",
);
const affiliateChannels = weighted({ blog: 10, newsletter: 8, podcast: 6, video: 8, social: 8 });

/** The affiliate with many and loyal customers: the one to discover in the sample data. */
export const bestAffiliate = 5;

/** @returns the affiliates in the order in which they joined, by day number */
export function writeAffiliates(insert: Insert) {
  const { below, pick } = dice("affiliates");
  return Array.from({ length: count }, (_, i) => {
    const [first, second] = [at(firsts, i % 12), at(seconds, (i * 7 + Math.floor(i / 12)) % 12)];
    const code = `${first.slice(0, 4)}${second.slice(0, 4)}10`.toUpperCase();
    const joined = i < 10 ? 0 : (i - 9) * 19 + below(19);
    const website = `${addressForm(first + second)}.example`;
    const id = i + 1;
    const rate = (8 + below(8)) / 100;
    const name = `${first} ${second}`;
    insert([id, name, website, pick(affiliateChannels), code, rate, dateOf(joined)]);
    return { id, code, joined };
  });
}
export type Affiliate = Readonly<ReturnType<typeof writeAffiliates>[number]>;

export interface Customer {
  readonly id: number;
  /** Day number, and second of that day. */
  readonly joined: number;
  readonly second: number;
  readonly affiliate: Affiliate | undefined;
  /** Hundredths of a percent. */
  readonly tax: number;
  readonly method: string;
  /** What they start with; `nothing` for those who only left their address. */
  readonly begins: (typeof beginnings)[number];
  /** Whether they get text messages; false once they reply STOP. */
  texts: boolean;
}

const customerCount = 12_000;

const channels = weighted({
  search: 29,
  social: 22,
  affiliate: 17,
  direct: 16,
  referral: 10,
  email: 6,
});
const beginnings = weighted({ subscription: 61, purchase: 32, nothing: 7 });
const methods = weighted({ visa: 46, mastercard: 28, amex: 11, paypal: 9, discover: 6 });

/** Hours of the day in UTC, weighted by when Americans shop. */
const hours = [
  13, 14, 14, 15, 15, 15, 16, 16, 16, 17, 17, 18, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22, 22, 23,
  23,
].concat([0, 0, 1, 1, 2, 2, 3, 4, 11, 12]);

/** The time of a visit to the shop: the second of the day. */
export const visitTime = ({ pick, below }: Dice): number => pick(hours) * 3600 + below(3600);

/** One time in seven it is the best one, from the day that one joined. */
function pickAffiliate(affiliates: readonly Affiliate[], day: number, { chance, pick }: Dice) {
  const best = at(affiliates, bestAffiliate - 1);
  const there = affiliates.filter(({ joined }) => joined <= day);
  return chance(140) && best.joined <= day ? best : pick(there);
}

/** @returns the customers in the order in which they came */
export function writeCustomers(
  insert: Insert,
  affiliates: readonly Affiliate[],
): readonly Customer[] {
  const chances = dice("customers");
  const { chance, pick } = chances;
  const all: Customer[] = [];
  // The shop grows to three times its size at opening.
  const perDay = spread(customerCount, (day) => orderWeight(day) * (365 + day));
  perDay.forEach((count, day) => {
    const times = Array.from({ length: count }, () => visitTime(chances)).sort((a, b) => a - b);
    for (const second of times) {
      const id = all.length + 1;
      const [first, firstPart] = pick(firstNames);
      const [last, lastPart] = pick(lastNames);
      const place = pick(places);
      const email = `${firstPart}.${lastPart}${String(id)}@${pick(mailHosts)}`;
      const channel = pick(channels);
      const affiliate =
        channel === "affiliate" ? pickAffiliate(affiliates, day, chances) : undefined;
      const begins = pick(beginnings);
      const texts = chance(begins === "nothing" ? 700 : 420);
      const method = pick(methods);
      all.push({ id, joined: day, second, affiliate, tax: place.tax, method, begins, texts });
      const name = [id, first, last, email, place.city, place.state] as const;
      insert([...name, stamp(day, second), channel, affiliate?.id ?? null, Number(texts)]);
    }
  });
  return all;
}
