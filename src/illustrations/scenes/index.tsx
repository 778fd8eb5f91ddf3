import type { HeroFeature } from "#illustrations/ids.ts";
import type { Scenes } from "#content/scenes.ts";
import { AiAgents } from "./AiAgents.tsx";
import { CheckoutOs } from "./CheckoutOs.tsx";
import { InfluencerMarketing } from "./InfluencerMarketing.tsx";
import { SmsMarketing } from "./SmsMarketing.tsx";
import { SubscribeAndSave } from "./SubscribeAndSave.tsx";

interface HeroSceneProps {
  feature: HeroFeature;
  alt: string;
  words: Scenes;
}

/** The picture of one feature of the home hero. It fills its stage. */
export const HeroScene = ({ feature, alt, words }: HeroSceneProps) =>
  ({
    "ai-agents": <AiAgents alt={alt} words={words.aiAgents} />,
    "subscribe-and-save": <SubscribeAndSave alt={alt} words={words.subscribeAndSave} />,
    "influencer-marketing": <InfluencerMarketing alt={alt} words={words.influencerMarketing} />,
    "sms-marketing": <SmsMarketing alt={alt} words={words.smsMarketing} />,
    "checkout-os": <CheckoutOs alt={alt} words={words.checkoutOs} />,
  })[feature];
