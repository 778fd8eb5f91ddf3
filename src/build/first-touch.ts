/**
 * The inline line that fetches a script of src/enhance/ when the visitor first reaches for its part of the page, or
 * where the address asks for it. It is tried again at the next touch where it did not come.
 */

/**
 * @param part the element it is for, which stands before the line
 * @param address of the script, which exports `begin(part, clicks)`: what was pressed while it was on its way goes along
 * @param hash how the address's hash begins where it asks for the part
 * @returns the line's text
 */
export function firstTouch(part: string, address: string, hash: string): string {
  const [element, module, start] = [part, address, hash].map((text) => JSON.stringify(text));
  return `{const s=document.querySelector(${element}),q=[];let p;const go=e=>{e.type=="click"&&q.push(e);p??=import(${module}).then(m=>m.begin(s,q),()=>{p=void 0})};for(const t of["pointerover","pointerdown","focusin","input","click"])s.addEventListener(t,go);const h=e=>{location.hash.startsWith(${start})&&go(e)};addEventListener("hashchange",h);addEventListener("load",h)}`;
}
