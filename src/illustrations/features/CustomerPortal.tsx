import { Box } from "./parts/Box.tsx";
import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Person } from "./parts/Person.tsx";
import { Words } from "./parts/Words.tsx";

/** A pencil that means “edit”, drawn around its middle. */
const Pencil = ({ x, y }: { x: number; y: number }) => (
  <>
    <Disc cx={x} cy={y} r={22} fill="raised" stroke="clay" />
    <Stroke d={`M${x - 9} ${y + 9}l2-8 11-11 6 6-11 11z`} color="clay" />
  </>
);

/** A customer’s own page: the next box, the bank card and the address, a pencil on each. */
export function CustomerPortal() {
  return (
    <>
      <Sand stones={[around(40, 32, 560, 416)]} />
      <Sheet x={40} y={32} w={560} h={416} />
      <Person x={62} y={50} size={52} name="Maren" accent="clay" />
      <Words x={130} y={87} size={30} face="display" weight={540}>
        Hello, Maren
      </Words>
      <Sheet x={64} y={122} w={246} h={302} fill="claySoft" stroke="none" />
      <Box x={112} y={146} scale={1.5} accent="clay" />
      <Words x={88} y={358}>
        Next box
      </Words>
      <Words x={88} y={400} size={40} face="display" weight={540}>
        June 2
      </Words>
      <Pencil x={272} y={386} />
      <Sheet x={330} y={122} w={246} h={142} fill="inverse" stroke="none" />
      <Sheet x={354} y={146} w={44} h={34} r={7} fill="claySoft" stroke="none" />
      {[360, 376, 392].map((x) => (
        <Disc key={x} cx={x} cy={225} r={4} fill="onInverse" />
      ))}
      <Words x={410} y={232} face="code" color="onInverse">
        4242
      </Words>
      <Pencil x={538} y={226} />
      <Sheet x={330} y={282} w={246} h={142} fill="sunken" stroke="none" />
      <Shape d="M376 350q-22-22-22-34a22 22 0 0 1 44 0q0 12-22 34z" fill="clay" />
      <Disc cx={376} cy={316} r={8} fill="raised" />
      <Words x={354} y={378} weight={540}>
        18 Mill Lane
      </Words>
      <Words x={354} y={404} color="inkMuted">
        Akron, Ohio
      </Words>
      <Pencil x={538} y={386} />
    </>
  );
}
