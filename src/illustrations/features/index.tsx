import type { ReactNode } from "react";
import type { PictureId } from "./ids.ts";
import * as agents from "./agents.tsx";
import * as channels from "./channels.tsx";
import * as checkout from "./checkout.tsx";
import * as creators from "./creators.tsx";
import * as data from "./data.tsx";
import * as shop from "./shop.tsx";
import * as renewals from "./renewals.tsx";
import * as subscriptions from "./subscriptions.tsx";
import * as voices from "./voices.tsx";

/** "checkout-rules" is drawn as `checkoutRules`. */
type Drawn<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Drawn<Rest>>}`
  : Id;

/** An id without a picture does not compile. */
const pictures: Readonly<Record<Drawn<PictureId>, ReactNode>> = {
  ...agents,
  ...channels,
  ...checkout,
  ...creators,
  ...data,
  ...shop,
  ...renewals,
  ...subscriptions,
  ...voices,
};

/** @throws Error when a feature has no picture, in a build without type checks */
export const pictureOf = (id: PictureId): ReactNode =>
  pictures[id.replace(/-./g, ([, letter = ""]) => letter.toUpperCase()) as Drawn<PictureId>];
