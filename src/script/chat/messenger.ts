/** The provider's messenger, loaded as its documentation says: a queue takes the calls until its script is there. */

/** What the build hands over: where the script lies, and what it starts with (src/build/page-script.ts). */
export interface Widget {
  readonly address: string;
  readonly settings: Readonly<Record<string, string | boolean>>;
}

type Call = (...args: readonly unknown[]) => void;

interface WithMessenger {
  intercomSettings?: Widget["settings"];
  Intercom?: Call & { q?: (readonly unknown[])[] };
}

export interface Messenger {
  show(): void;
}

/**
 * @param closed is told whenever the visitor closes it
 * @returns when the script is there
 * @throws where it cannot be loaded
 */
export function loadMessenger(widget: Widget, closed: () => void): Promise<Messenger> {
  const page = window as WithMessenger;
  const queue: (readonly unknown[])[] = [];
  page.intercomSettings = widget.settings;
  page.Intercom = Object.assign((...args: readonly unknown[]) => void queue.push(args), {
    q: queue,
  });
  const call: Call = (...args) => {
    page.Intercom?.(...args);
  };
  call("onHide", closed);
  call("show");
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = widget.address;
    script.onload = () => {
      resolve({
        show: () => {
          call("show");
        },
      });
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${widget.address} could not be loaded`));
    };
    document.head.append(script);
  });
}
