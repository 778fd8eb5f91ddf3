/**
 * The error boundary around every island. When the part fails to render, the error view replaces it,
 * with a button that renders the part again. Errors in event handlers and in asynchronous code never
 * reach a boundary: keep them as state and throw while rendering.
 */
import { Component, createContext, type ErrorInfo, type ReactNode, useContext } from "react";
import type { Content } from "#content/collections.ts";
import { Button } from "#ui/Button.tsx";

export interface Failure {
  readonly error: Error;
  /** The components it came through; null until React reports them. */
  readonly componentStack: string | null;
  /** Mounts the part again, from its first state. */
  readonly retry: () => void;
}

interface LiveErrorViewProps {
  words: Content<"errorView">;
  failure: Failure;
}

/** The error view. It answers something the visitor did, so it is announced at once. */
export function LiveErrorView({ words, failure }: LiveErrorViewProps) {
  const { error, componentStack, retry } = failure;
  return (
    <div role="alert" className="rounded-stone bg-sunken p-6 sm:p-10">
      <p className="mb-4 text-small font-medium text-persimmon">{error.message}</p>
      <h2 className="text-heading">{words.title}</h2>
      <p className="mt-4 max-w-prose text-lead">{words.lead}</p>
      <details className="mt-6 text-small">
        <summary className="min-h-11 content-center">{words.details}</summary>
        <pre className="mt-2 overflow-x-auto font-code whitespace-pre-wrap">
          {error.stack}
          {componentStack}
        </pre>
      </details>
      <Button className="mt-6" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}

const Retried = createContext(false);

/** Whether the part was mounted again after a failure, so that the server's markup is gone. */
export const useRetried = (): boolean => useContext(Retried);

/**
 * The island's slot, which Astro renders on the server. React can hydrate that markup but not create
 * it again, because that takes `innerHTML`, which Trusted Types refuse. So a retry goes without it.
 */
export function ServerMarkup({ children }: { children: ReactNode }) {
  return useRetried() ? null : children;
}

interface LivePartProps {
  words: Content<"errorView">;
  children: ReactNode;
}

interface LivePartState {
  readonly error: Error | null;
  readonly componentStack: string | null;
  readonly retried: boolean;
}

export class LivePart extends Component<LivePartProps, LivePartState> {
  override state: LivePartState = { error: null, componentStack: null, retried: false };

  static getDerivedStateFromError(thrown: unknown): Partial<LivePartState> {
    // Anything can be thrown; the view gets an Error.
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(_thrown: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ componentStack: componentStack ?? null });
  }

  readonly #retry = (): void => {
    this.setState({ error: null, componentStack: null, retried: true });
  };

  override render(): ReactNode {
    const { words, children } = this.props;
    const { error, componentStack, retried } = this.state;
    if (error === null) return <Retried value={retried}>{children}</Retried>;
    return <LiveErrorView words={words} failure={{ error, componentStack, retry: this.#retry }} />;
  }
}
