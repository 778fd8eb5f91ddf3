/** Common names of several cultures, to be put together into people who do not exist. */

const split = (words: string): readonly string[] => words.split(" ");

const plain: Readonly<Record<string, string>> = {
  á: "a",
  è: "e",
  é: "e",
  ë: "e",
  í: "i",
  ï: "i",
  ñ: "n",
  ó: "o",
  ö: "o",
  ø: "o",
  ü: "u",
};

/** A name as it stands in an address: small letters without accents. */
export const addressForm = (name: string): string =>
  name.toLowerCase().replace(/[^a-z]/g, (letter) => plain[letter] ?? "");

/** A name as people write it, and as their addresses do. */
const people = (names: string) => split(names).map((name) => [name, addressForm(name)] as const);

export const firstNames = people(
  "Amara Noah Priya Mateo Yuki Olivia Kwame Sofía Liam Aisha Chen Emma Diego Fatima Ethan Mei José Hannah Omar Lucía Jonas Zoë Ravi Grace Ibrahim Ingrid Malik Elena Søren Nadia Carlos Abigail Hiroshi Leila Samuel Anaïs Thabo Clara Wei Isabel Daniel Zainab Marco Ruth Arjun Freya Andrés Naomi Tomás Imani Peter Saanvi Lucas Ngozi Björn Mariam David Ana Kenji Rosa Michael Aaliyah Felix Chloe Jamal Linh Henry Camila Yusuf Eva Antonio Keiko Joseph Renée Vikram Maya Oscar Adaeze Simon Valentina Tariq Margaret Pablo Sakura Benjamin Inés Kofi Esther Rahul Julia Manuel Siobhán Ahmed Nora Gabriel Thandiwe",
);

export const lastNames = people(
  "Okafor Smith Sharma García Tanaka Johnson Mensah Müller Nguyen Haddad Wong Brown Rossi Khan Silva Kim Andersen Williams Dubois Patel Hernández Cohen Suzuki Jones Adeyemi Novak Martínez Li Larsen Ali Davis Moreau Reyes Gupta Wilson Sato Osei Fischer López Hassan Taylor Chen Romano Iyer Clark Muñoz Park Lindqvist Diallo Anderson Castillo Nakamura Begum Walker Ferreira Schmidt Ibrahim Young Torres Desai Lefèvre King Yamamoto Banda Wright Rivera Huang Jensen Rahman Scott Gómez Kovacs Baker Abebe Costa Singh Hill Watanabe Traoré Green Vargas Zhang Nielsen Farah Adams Ramos Reddy Olsen Mitchell Chowdhury Bianchi Moyo Carter Morales Hoffmann Tran Roberts Barzani Phillips Ortiz",
);

/** No provider has these: the ending is reserved for examples. */
export const mailHosts = split("mailbox.example letterbox.example inbox.example post.example");

export interface Place {
  readonly city: string;
  readonly state: string;
  /** Sales tax, in hundredths of a percent. */
  readonly tax: number;
}

export const places: readonly Place[] =
  "Portland OR 0,Seattle WA 1025,San Francisco CA 863,Austin TX 825,Chicago IL 1025,Brooklyn NY 888,Denver CO 881,Minneapolis MN 903,Boston MA 625,Atlanta GA 890,Los Angeles CA 950,Philadelphia PA 800,Boise ID 600,Madison WI 550,Asheville NC 700,Nashville TN 975,Burlington VT 700,Phoenix AZ 860,Ann Arbor MI 600,Tucson AZ 870,Albany NY 800,Eugene OR 0,Houston TX 825,Columbus OH 750,Richmond VA 600,Providence RI 700,Spokane WA 900,San Diego CA 775,Omaha NE 700,Miami FL 700,Missoula MT 0,Santa Fe NM 819"
    .split(",")
    .map((line) => {
      const [, city = "", state = "", tax = ""] = /^(.+) (..) (\d+)$/.exec(line) ?? [];
      return { city, state, tax: Number(tax) };
    });
