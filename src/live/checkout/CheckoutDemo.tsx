/**
 * The sample checkout on /checkoutos/. Live because what is put into a cart, typed into a field or changed in a rule
 * changes everything else at once. Its first state is drawn at build by the same parts, and needs no props.
 */
import errorWords from "virtual:words/errorView";
import { LivePart } from "#live/LivePart.tsx";
import "./checkout.css";
import { Demo } from "./Demo.tsx";

export function CheckoutDemo() {
  return (
    <LivePart words={errorWords}>
      <Demo />
    </LivePart>
  );
}
