import { around, Sand } from "./parts/Sand.tsx";
import { Disc, Shape, Sheet, Stroke } from "./parts/shapes.tsx";
import { Press } from "./parts/things.tsx";
import { Words } from "./parts/Words.tsx";

/** An address bar with its campaign marked; an arrow leads from it to a checkout with a 15 percent tag. */
export function SmartDiscounts() {
  return (
    <>
      <Sand stones={[around(40, 40, 560, 400)]} />
      <Sheet x={40} y={40} w={560} h={80} r={40} stroke="lineStrong" />
      <Words x={70} y={88} size={24} face="code" color="inkMuted">
        shop.example/?
      </Words>
      <Sheet x={280} y={54} w={282} h={52} r={26} fill="persimmonSoft" stroke="none" />
      <Words x={421} y={88} size={24} face="code" align="middle">
        utm_source=spring
      </Words>
      <Stroke d="M421 108c0 70 70 30 70 112m-18-20l18 20 18-20" color="persimmon" width={5} />
      <Sheet x={50} y={196} w={340} h={244} />
      <Words x={82} y={250} size={24}>
        Box of oats
      </Words>
      <Words x={82} y={310} size={24} color="inkMuted" struck>
        $64.00
      </Words>
      <Words x={178} y={314} size={40} face="display" weight={640}>
        $54.40
      </Words>
      <Press x={82} y={356} w={276}>
        Check out
      </Press>
      <Shape d="M350 291l48-55h176q16 0 16 16v78q0 16-16 16H398z" fill="persimmon" />
      <Disc cx={394} cy={291} r={10} fill="raised" />
      <Words x={494} y={311} size={56} face="display" weight={640} align="middle" color="onInverse">
        −15%
      </Words>
    </>
  );
}
