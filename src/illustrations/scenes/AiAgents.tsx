import type { Scenes } from "#content/scenes.ts";
import { Scene } from "#illustrations/parts/Scene.tsx";
import { Approval } from "./Approval.tsx";
import { NightRow } from "./NightRow.tsx";

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
    <Scene alt={alt} className={`flex flex-col ${night}`}>
      {/* The light of the open question. */}
      <div className="absolute inset-0 bg-[radial-gradient(circle_at_8.5rem_68%,var(--color-moonlight),transparent_7rem)] opacity-60 max-sm:hidden" />
      <NightRow>
        <p className="pt-3 font-display text-title">{title}</p>
        <p className="text-micro opacity-70">{note}</p>
      </NightRow>
      {done.map(({ when, who, what, note: detail }, i) => (
        // Narrow scenes have space for every other one.
        <NightRow
          key={when}
          when={when}
          stone="fill-current"
          className={i % 2 === 1 ? "hidden @scene:grid" : "grid"}
        >
          <div className="gap-x-4 @scene-wide:flex @scene-wide:items-baseline @scene-wide:justify-between">
            <p>
              <b className="font-medium">{who}</b> {what}
            </p>
            <p className="text-micro opacity-75">{detail}</p>
          </div>
        </NightRow>
      ))}
      <NightRow when={ask.when} stone="fill-persimmon">
        <Approval ask={ask} />
      </NightRow>
      {/* The others keep their height, so that nothing moves while the page arrives. */}
      <NightRow when={end.when} className="grid grow">
        <p className="@scene:opacity-75">
          <span className="hidden @scene:inline">{end.what}</span>
        </p>
      </NightRow>
    </Scene>
  );
}
