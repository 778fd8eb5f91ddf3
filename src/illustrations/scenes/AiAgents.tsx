import type { Scenes } from "#content/scenes.ts";
import { Ripples } from "#illustrations/parts/Ripples.tsx";
import { Scene } from "#illustrations/parts/Scene.tsx";
import { Approval } from "./Approval.tsx";
import { nightLine, NightRow } from "./NightRow.tsx";

interface AiAgentsProps {
  alt: string;
  words: Scenes["aiAgents"];
}

/** Dark in both themes: what the agents did overnight. */
const night = "bg-night text-on-night";

/** A night along one raked line. Finished tasks are stones on it; the open question is lifted out of it. */
export function AiAgents({ alt, words }: AiAgentsProps) {
  const { title, note, done, ask, end } = words;
  return (
    <Scene alt={alt} className={`grid grid-cols-1 grid-rows-[auto_1fr_1fr_auto_auto] ${night}`}>
      <Ripples
        rings={9}
        className={`absolute -top-20 -right-20 size-40 fill-transparent stroke-current @scene:-top-32 @scene:-right-32 @scene:size-64 @scene-wide:-top-36 @scene-wide:-right-36 @scene-wide:size-80 ${nightLine}`}
      />
      <NightRow>
        <p className="pt-4 font-display text-title @scene:pt-8">{title}</p>
        <p className="text-micro opacity-70">{note}</p>
      </NightRow>
      {done.map(({ when, who, what, note: detail }) => (
        <NightRow key={when} when={when} stone="fill-current">
          <p className="@scene:text-base">
            <b className="font-medium">{who}</b> {what}
          </p>
          <p className="text-micro opacity-70">{detail}</p>
        </NightRow>
      ))}
      <NightRow when={ask.when} stone="fill-persimmon">
        <Approval ask={ask} />
      </NightRow>
      <NightRow when={end.when}>
        <p className="pb-3 @scene:py-5 @scene:opacity-70">
          <span className="hidden @scene:inline">{end.what}</span>
        </p>
      </NightRow>
    </Scene>
  );
}
