import type { HeroFeature } from "#illustrations/ids.ts";
import type { Scenes } from "#content/scenes.ts";
import { AiAgents } from "./AiAgents.tsx";
import { CheckoutOs } from "./CheckoutOs.tsx";
import { InfluencerMarketing } from "./InfluencerMarketing.tsx";
import { SmsMarketing } from "./SmsMarketing.tsx";
import { SubscribeAndSave } from "./SubscribeAndSave.tsx";

interface HeroSceneProps {
  feature: HeroFeature;
  /** Alternative text. */
  alt: string;
  /** The words and figures of all scenes. */
  words: Scenes;
}

/** The picture of one feature of the home hero. It fills its stage. */
export function HeroScene({ feature, alt, words }: HeroSceneProps) {
  switch (feature) {
    case "ai-agents":
      return <AiAgents alt={alt} words={words.aiAgents} />;
    case "subscribe-and-save":
      return <SubscribeAndSave alt={alt} words={words.subscribeAndSave} />;
    case "influencer-marketing":
      return <InfluencerMarketing alt={alt} words={words.influencerMarketing} />;
    case "sms-marketing":
      return <SmsMarketing alt={alt} words={words.smsMarketing} />;
    case "checkout-os":
      return <CheckoutOs alt={alt} words={words.checkoutOs} />;
  }
}
