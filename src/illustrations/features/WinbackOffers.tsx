import type { ReactNode } from "react";
import { around, Sand } from "./parts/Sand.tsx";
import { Sheet, Stroke } from "./parts/shapes.tsx";
import { Window } from "./parts/frames.tsx";
import { Words } from "./parts/Words.tsx";

interface CardProps {
  /** The position of its middle, which is 0, 0 for what is drawn on it. */
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  lastLine: string;
  strong?: boolean;
  children: ReactNode;
}

/** One of the three offers, which are held out like a hand of cards. */
const Card = ({ x, y, turn, lastLine, strong = false, children }: CardProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <Sheet
      x={-86}
      y={-98}
      w={172}
      h={196}
      fill={strong ? "persimmonSoft" : "raised"}
      stroke="persimmon"
    />
    {children}
    <Words x={0} y={72} size={24} weight={540} align="middle">
      {lastLine}
    </Words>
  </g>
);

/** A cancel page, and over it three ways to stay: skip a box, swap it, 20 percent off the next. */
export function WinbackOffers() {
  return (
    <>
      <Sand stones={[around(60, 36, 520, 408)]} />
      <Window x={80} y={36} w={480} h={408} address="shop.example/cancel">
        <Words x={320} y={132} size={30} face="display" weight={540} align="middle">
          Before you go
        </Words>
        <Words x={320} y={420} align="middle" color="inkMuted">
          Cancel anyway
        </Words>
      </Window>
      <Stroke d="M258 427h124" color="lineStrong" width={1.5} />
      <Card x={148} y={286} turn={-9} lastLine="Skip a box">
        <Stroke
          d="M-50-8q0-44 46-44t46 40m-14-14l14 16 14-16M-62 12h24m22 0h8m22 0h28"
          color="persimmon"
          width={5}
        />
      </Card>
      <Card x={492} y={286} turn={9} lastLine="next box" strong>
        <Words x={0} y={0} size={56} face="display" weight={640} align="middle" color="persimmon">
          20%
        </Words>
        <Words x={0} y={42} size={24} weight={540} align="middle">
          off the
        </Words>
      </Card>
      <Card x={320} y={266} turn={0} lastLine="Swap it">
        <Stroke
          d="M-42-38h82l-20-20m20 20l-20 20M42 4h-82l20-20m-20 20l20 20"
          color="persimmon"
          width={5}
        />
      </Card>
    </>
  );
}
