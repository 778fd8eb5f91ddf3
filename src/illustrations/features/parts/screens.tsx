/** Screens and what is on them: windows, phones, buttons, chips. In the picture's units. */
import type { ReactNode } from "react";
import { type Accent, type Box, Disc, paint, Sheet, soft, Stroke, Words } from "./shapes.tsx";

interface LabelledProps extends Omit<Box, "h"> {
  text: string;
}

/** The primary button, 52 high. */
export const Press = ({ text, ...at }: LabelledProps) => (
  <>
    <Sheet {...at} h={52} r={26} fill="inverse" />
    <Words
      x={at.x + at.w / 2}
      y={at.y + 34}
      look="label"
      align="middle"
      color="onInverse"
      text={text}
    />
  </>
);

/** A chip, 44 high: a state or a tag. */
export const Chip = ({ text, accent, ...at }: LabelledProps & { accent: Accent }) => (
  <>
    <Sheet {...at} h={44} r={22} fill={soft[accent]} />
    <Words x={at.x + at.w / 2} y={at.y + 30} look="label" align="middle" text={text} />
  </>
);

/** A field with a question in plain words, and the button that asks it: at the top of a picture. */
export const Question = ({ text }: { text: string }) => (
  <>
    <Sheet x={36} y={36} w={568} h={76} r={38} stroke="persimmon" />
    <Words x={72} y={82} look="label" text={text} />
    <Disc cx={564} cy={74} r={28} fill="rust" />
    <Stroke d="M552 74h24m-10-10l10 10-10 10" color="raised" width={4} />
  </>
);

interface WindowProps extends Box {
  address: string;
  children: ReactNode;
}

/** A browser's window: a bar 52 high with an address, and its content. */
export const Window = ({ address, children, ...at }: WindowProps) => (
  <>
    <Sheet {...at} r={18} />
    <path d={`M${at.x} ${at.y + 52}h${at.w}`} stroke={paint.line} strokeWidth="2" />
    <Sheet x={at.x + 18} y={at.y + 9} w={at.w - 36} h={34} r={17} fill="sunken" />
    <Words x={at.x + 36} y={at.y + 34} color="inkMuted" text={address} />
    {children}
  </>
);

/** A phone standing upright; the picture draws its content. */
export const Phone = (at: Box) => (
  <>
    <Sheet {...at} r={34} stroke="lineStrong" />
    <Stroke d={`M${at.x + at.w / 2 - 34} ${at.y + 20}h68`} color="lineStrong" width={6} />
  </>
);
