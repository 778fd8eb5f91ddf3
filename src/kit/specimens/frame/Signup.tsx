import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { site } from "#site";
import { refused } from "../../edited.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Sign-up form",
  use: "One field that leads to the application's sign-up page. What is wrong is said beside the field, which takes the focus; nothing is sent.",
  source: "src/sections/chrome/SignupForm.tsx",
  show: ({ home, interface: { signup: messages } }) => {
    const form = (id: string) => (
      <SignupForm id={id} action={site.signup} words={home.hero.signup} messages={messages} />
    );
    return (
      <div className="kit-rows">
        <State name="empty">{form("empty")}</State>
        <State name="focus" force="focus-visible">
          {form("focus")}
        </State>
        <State name="sent empty: alert">{refused(form("alert-empty"), messages.empty)}</State>
        <State name="sent malformed: alert">
          {refused(form("alert-malformed"), messages.malformed)}
        </State>
      </div>
    );
  },
} satisfies Specimen;
