/** People as they appear in pictures of screens: small, on a disc. Invented, like their names. */
import { paint, type Paint } from "./features/parts/shapes.tsx";
import { brows, ears, eyes, type Face, faces, glasses, hair, mouths, noses } from "./heads.ts";

type Look = readonly [
  skin: Paint,
  hair: keyof typeof hair,
  hairColor: Paint,
  top: Paint,
  face: Face,
  worn?: string,
];

/** By first name. */
const cast = {
  Ade: ["umber", "curls", "dark", "rust", ["oval", "high", "smiling", "broad", "open"]],
  Ida: ["peach", "bob", "ash", "leaf", ["round", "soft", "dot", "button", "smile"]],
  Ines: ["olive", "long", "dark", "rust", ["oval", "high", "lidded", "long", "lips"]],
  Jonah: ["umber", "beard", "dark", "rust", ["square", "straight", "smiling", "broad", "smile"]],
  Jonas: ["peach", "short", "bark", "leaf", ["square", "straight", "dot", "long", "smile"]],
  Lena: ["peach", "long", "bark", "rust", ["round", "soft", "dot", "button", "smile"]],
  Maren: ["peach", "bun", "bark", "leaf", ["round", "soft", "smiling", "button", "open"]],
  Noor: ["olive", "bob", "dark", "tan", ["oval", "high", "dot", "long", "smile"]],
  Omar: ["umber", "beard", "dark", "leaf", ["square", "straight", "dot", "broad", "smile"]],
  Priya: ["umber", "bun", "dark", "leaf", ["oval", "high", "lidded", "long", "lips"]],
  Ruth: ["peach", "bob", "ash", "leaf", ["oval", "soft", "dot", "long", "open"], glasses],
  Tomas: ["peach", "beard", "bark", "rust", ["square", "straight", "dot", "long", "smile"]],
  Tomo: ["peach", "short", "dark", "leaf", ["round", "soft", "smiling", "button", "smile"]],
  Wren: ["peach", "curls", "rust", "leaf", ["round", "high", "dot", "button", "smile"]],
  Ysolde: ["umber", "long", "dark", "leaf", ["oval", "high", "lidded", "broad", "lips"]],
} as const satisfies Readonly<Record<string, Look>>;

export type Name = keyof typeof cast;

export const isDrawn = (name: string): name is Name => Object.hasOwn(cast, name);

/** From the neck to the edge of the disc, and the side away from the light. */
const top =
  "M65 235C80 226 112 222 128 204Q150 226 172 204C188 222 220 226 235 235A120 120 0 0 1 65 235z";
const topShade =
  "M172 204C188 222 220 226 235 235A120 120 0 0 1 186 264.500C196 250 190 222 172 204zM128 204Q150 226 172 204l5 5Q150 240 123 209z";
const neck = "M131 190h38v14q-19 24-38 0z";
const pupils = "M130 147a2 2 0 1 0 4 0 2 2 0 1 0-4 0M169 147a2 2 0 1 0 4 0 2 2 0 1 0-4 0";

interface BustProps {
  /** The upper left corner and the size of its box, in the picture’s units. */
  x?: number;
  y?: number;
  size: number;
  name: Name;
}

export function Bust({ x = 0, y = 0, size, name }: BustProps) {
  const [skin, style, color, clothes, [shape, brow, eye, nose, mouth], worn = ""]: Look =
    cast[name];
  const { back, front } = hair[style];
  const [outline, shade] = faces[shape];
  const [lips, lipsClass] = mouths[mouth];
  const features = noses[nose] + brows[brow] + eyes[eye] + (eye === "smiling" ? "" : pupils) + worn;
  const isLine = lipsClass === "fill-none";
  return (
    <g
      transform={`translate(${x} ${y}) scale(${(size / 240).toFixed(3)}) translate(-30 -30)`}
      stroke={paint.dark}
      strokeWidth="0"
      strokeLinecap="round"
    >
      <circle cx="150" cy="150" r="120" fill={paint.sage} />
      {/* Long hair ends within the disc. */}
      {back && (
        <path
          d={back}
          fill={paint[color]}
          clipPath={style === "long" ? "inset(0 0 13% 0)" : undefined}
        />
      )}
      <path d={top} fill={paint[clothes]} />
      <path d={ears + outline + neck} fill={paint[skin]} />
      <path d={shade + topShade} fill={paint.bark} opacity=".25" />
      <path d={front} fill={paint[color]} />
      <path d="M120 170h3M177 170h3" stroke={paint.rust} strokeWidth="18" opacity=".16" />
      <path d={isLine ? features + lips : features} fill="none" strokeWidth="5" />
      {!isLine && (
        <path d={lips} fill={paint[mouth === "open" ? "paper" : "rust"]} strokeWidth="4" />
      )}
    </g>
  );
}
