import { Bag } from "./parts/Bag.tsx";
import { Bowl, Jar } from "./parts/goods.tsx";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Sheet, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

const extras = [
  { x: 50, Good: Jar, name: "Honey", price: "$9" },
  { x: 335, Good: Bowl, name: "Bowl", price: "$14" },
] as const;

/** A bag in a cart; below it two products, each with a plus on a line that leads up into the cart. */
export function CheckoutUpsells() {
  return (
    <>
      <Sand stones={[around(50, 30, 540, 410)]} />
      <Sheet x={110} y={30} w={420} h={180} />
      <Bag x={206} y={44} scale={0.72} accent="moss" />
      <Stroke d="M142 72h26l26 80h112l22-58h-153" width={4} />
      <Disc cx={212} cy={178} r={11} fill="ink" />
      <Disc cx={288} cy={178} r={11} fill="ink" />
      <Words x={366} y={108} size={24} weight={540}>
        Rolled oats
      </Words>
      <Words x={366} y={156} size={40} face="display" weight={640}>
        $18
      </Words>
      <Stroke d="M178 270v-24q0-20 20-20h244q20 0 20 20v24M320 226v-16" color="moss" />
      {extras.map(({ x, Good, name, price }) => (
        <g key={name}>
          <Sheet x={x} y={270} w={255} h={170} />
          <Good x={x + 34} y={302} scale={0.9} accent="moss" />
          <Words x={x + 150} y={362} size={24} weight={540}>
            {name}
          </Words>
          <Words x={x + 150} y={398} size={24} color="inkMuted">
            {price}
          </Words>
          <Disc cx={x + 128} cy={270} r={30} fill="moss" />
          <Stroke d={`M${x + 114} 270h28m-14-14v28`} color="onInverse" width={5} />
        </g>
      ))}
    </>
  );
}
