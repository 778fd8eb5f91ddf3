/**
 * The inline lines by which a demo wakes without a touch, where the example would give way under the visitor's hand.
 * They are the same on every page, so that the policy has one hash for them: what differs are the attributes of
 * their own element, `<script is:inline {...wakesFor("tables")} set:html={wakeScript} />`, behind the demo.
 */
import { type StoredId, stored } from "#live/privacy/stored.ts";

/** What else wakes a demo, or is done on its behalf. */
interface Also {
  /** What the end of the address, from its "?" or "#" on, looks like where it asks for the demo. */
  readonly when?: RegExp;
  /**
   * A field whose form is asked before any code is here. The words are written down in the form, and stay in the
   * field until they are typed over. Stopped, so that it is not held and asked a second time.
   */
  readonly asks?: string;
}

/** The attributes that the lines read. */
export interface WakeAttributes {
  readonly "data-area"?: string;
  readonly "data-key"?: string;
  readonly "data-when"?: string;
  readonly "data-asks"?: string;
}

/**
 * @param id what of the visitor's is kept for this demo, if anything is; the lines ask whether it is there, and keep
 *   nothing. Where the browser keeps nothing for this page, asking throws; then nothing wakes
 */
export function wakesFor(id: StoredId | undefined, { when, asks }: Also = {}): WakeAttributes {
  return {
    ...(id && { "data-area": stored[id].area, "data-key": stored[id].key }),
    ...(when && { "data-when": when.source }),
    ...(asks !== undefined && { "data-asks": asks }),
  };
}

/** Where nothing is kept for the demo, asking throws as well. */
const wake =
  'try{((location.search+location.hash).match(when)||self[area][key])&&addEventListener("load",()=>document.querySelector("[data-live-section]").dispatchEvent(new Event("focusin")))}catch{}';

const writeDown =
  'asks&&addEventListener("submit",e=>{const f=e.target[asks];f&&!f.closest("[data-awake]")&&(e.preventDefault(),e.stopPropagation(),f.form.dataset.asked=(f.form.dataset.asked||"")+f.value+"\\n",f.select())},true)';

/** The lines' text; `$.` matches nothing. */
export const wakeScript = `{const{area,key,when="$.",asks}=document.currentScript.dataset;${wake};${writeDown}}`;
