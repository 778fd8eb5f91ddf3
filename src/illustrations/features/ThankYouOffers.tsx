import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Stroke } from "./parts/shapes.tsx";
import { Window } from "./parts/frames.tsx";
import { Words } from "./parts/Words.tsx";

/** The page after a paid order: thank you, by name, and a price tag tied to the next box. */
export function ThankYouOffers() {
  return (
    <>
      <Sand stones={[around(44, 40, 552, 500)]} />
      <Window x={44} y={40} w={552} h={500} address="shop.example/thank-you">
        <Words x={320} y={172} size={56} face="display" weight={540} align="middle">
          Thank you, Maren
        </Words>
        <g transform="translate(0 16)">
          <Shape d="M76 288l36-36h136v132l-36 36H76z" fill="claySoft" />
          <Shape d="M212 288l36-36v132l-36 36z" fill="clay" />
          <Stroke d="M76 288l36-36h136v132l-36 36H76zh136v132m0-132l36-36" color="clay" />
          <Stroke d="M160 252l-36 36v32h40v-32l36-36" color="clay" />
          <Stroke d="M236 278c30-40 40 44 84 46" />
          <Shape d="M294 324l50-78h208a22 22 0 0 1 22 22v112a22 22 0 0 1-22 22H344z" fill="clay" />
          <Disc cx={326} cy={324} r={11} fill="raised" />
          <Words
            x={456}
            y={312}
            size={56}
            face="display"
            weight={640}
            color="onInverse"
            align="middle"
          >
            $10 off
          </Words>
          <Words x={456} y={350} size={24} color="onInverse" align="middle">
            your next box
          </Words>
          <Words x={456} y={380} size={24} color="onInverse" align="middle">
            until Sunday
          </Words>
        </g>
      </Window>
    </>
  );
}
