/**
 * The inline lines that fetch a script of src/script/ when the visitor first reaches for its part of the page, or
 * where the address asks for it. Where it did not come the part says so (src/script/after/watch-lost.ts), and it is
 * tried again at the next touch. They are the same on
 * every page, so that the policy has one hash for them: what differs are the attributes of their own element,
 * `<script is:inline {...touches("[data-tools]", …)} set:html={touchScript} />`, behind the part.
 */

/** The attributes that the lines read. */
export interface TouchAttributes {
  readonly "data-part": string;
  readonly "data-module": string;
  readonly "data-hash": string;
}

/**
 * @param part the element it is for
 * @param address of the script, which exports `begin(part, clicks)`: what was pressed while it was on its way goes along
 * @param hash how the address's hash begins where it asks for the part
 */
export const touches = (part: string, address: string, hash: string): TouchAttributes => ({
  "data-part": part,
  "data-module": address,
  "data-hash": hash,
});

/** The lines' text. */
export const touchScript =
  '{const{part,module,hash}=document.currentScript.dataset,s=document.querySelector(part),q=[];let p;const go=e=>{e.type=="click"&&q.push(e);p??=import(module).then(m=>m.begin(s,q),error=>{p=void 0;s.dispatchEvent(new CustomEvent("live:error",{bubbles:!0,detail:{error}}))})};for(const t of["pointerover","pointerdown","focusin","input","click"])s.addEventListener(t,go);const h=e=>{location.hash.startsWith(hash)&&go(e)};addEventListener("hashchange",h);addEventListener("load",h)}';
