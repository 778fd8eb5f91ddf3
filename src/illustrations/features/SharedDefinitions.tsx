import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Sheet, Shape, Stroke } from "./parts/shapes.tsx";
import { Words } from "./parts/Words.tsx";

const tables = [
  { name: "customers", x: 36, y: 36 },
  { name: "orders", x: 236, y: 96 },
  { name: "charges", x: 436, y: 36 },
] as const;

/** Where a line meets a table. */
const joints = [
  { x: 204, y: 112 },
  { x: 236, y: 172 },
  { x: 320, y: 246 },
  { x: 404, y: 196 },
  { x: 436, y: 112 },
] as const;

/** Three database tables joined key to key, and the card that they lead to: what active subscriber means. */
export function SharedDefinitions() {
  return (
    <>
      <Sand stones={[around(36, 36, 568, 400)]} />
      {tables.map(({ name, x, y }) => (
        <g key={name}>
          <Sheet x={x} y={y} w={168} h={150} r={12} />
          <Shape d={`M${x} ${y + 48}v-36q0-12 12-12h144q12 0 12 12v36z`} fill="claySoft" />
          <Words x={x + 84} y={y + 32} size={24} weight={540} align="middle">
            {name}
          </Words>
          <Stroke
            d={`M${x + 28} ${y + 76}h84M${x + 28} ${y + 100}h104M${x + 28} ${y + 124}h64`}
            color="line"
            width={10}
          />
        </g>
      ))}
      <Stroke
        d="M204 112C228 112 212 172 236 172M404 196C428 196 412 112 436 112"
        color="clay"
        width={4}
      />
      <Stroke d="M320 246V300" color="clay" width={4} />
      {joints.map(({ x, y }) => (
        <Disc key={x} cx={x} cy={y} r={8} fill="raised" stroke="clay" />
      ))}
      <Sheet x={124} y={300} w={392} h={136} stroke="clay" />
      <Shape d="M156 300h36v60l-18-14-18 14z" fill="clay" />
      <Words x={214} y={358} size={30} face="display" weight={640}>
        Active subscriber
      </Words>
      <Words x={214} y={400} size={24}>
        has paid, not paused
      </Words>
    </>
  );
}
