import words from "virtual:words/checkoutDemo";
import { readAddress } from "#live/checkout/shop/address.ts";
import { FieldError } from "#ui/Field.tsx";
import { tellsAddress } from "../sentences.ts";
import { ownAddress } from "../use-walk.ts";
import { useSituation } from "../walk-context.ts";

/** The address that the shopper came by: the page's own at first, and any other that someone tries. */
export function AddressBar() {
  const { walk, act } = useSituation();
  const { frame } = words;
  const read = readAddress(walk.address);
  const fault = typeof read === "string" ? tellsAddress(read) : undefined;
  const goTo = (text: string) => {
    act({ type: "address", text });
  };
  return (
    <div className="ck-bar text-small">
      <div className="ck-address">
        <label htmlFor="ck-address" className="text-ink-muted">
          <span className="sr-only">{frame.address}</span>
          <span aria-hidden="true">{frame.host}</span>
        </label>
        <input
          id="ck-address"
          value={walk.address}
          onChange={({ target }) => goTo(target.value)}
          aria-describedby="ck-address-error"
          aria-invalid={fault === undefined ? undefined : true}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <FieldError id="ck-address">{fault}</FieldError>
      <div className="ck-tries text-ink-muted">
        <span>{frame.tries}</span>
        {[frame.spring, frame.gifts].map((text) => (
          <button key={text} type="button" onClick={() => goTo(text)}>
            {text}
          </button>
        ))}
        <button type="button" onClick={() => goTo(ownAddress())}>
          {frame.own}
        </button>
      </div>
    </div>
  );
}
