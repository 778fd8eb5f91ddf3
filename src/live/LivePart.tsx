/**
 * The error boundary around every island. When the part fails to render, the error view replaces it,
 * with a button that renders the part again. Errors in event handlers and in asynchronous code never
 * reach a boundary: keep them as state and throw while rendering.
 */
import { Component, type ErrorInfo, type ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Button } from "#ui/Button.tsx";
import { replayWhenReady } from "./intent/replay.ts";

// Input from before the part was live takes effect now. On the server there is none.
if (typeof document !== "undefined") replayWhenReady();

export interface Failure {
  readonly error: Error;
  /** The component stack; null until React reports it. */
  readonly componentStack: string | null;
  /** Remounts the part in its first state. */
  readonly retry: () => void;
}

interface LiveErrorViewProps {
  words: Content<"errorView">;
  failure: Failure;
}

/** The error view. It responds to the visitor's action, so it is announced at once. */
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

interface LivePartProps {
  words: Content<"errorView">;
  children: ReactNode;
}

interface LivePartState {
  readonly error: Error | null;
  readonly componentStack: string | null;
}

export class LivePart extends Component<LivePartProps, LivePartState> {
  override state: LivePartState = { error: null, componentStack: null };

  static getDerivedStateFromError(thrown: unknown): Partial<LivePartState> {
    // Code can throw anything; the view gets an Error.
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(_thrown: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ componentStack: componentStack ?? null });
  }

  readonly #retry = (): void => {
    this.setState({ error: null, componentStack: null });
  };

  override render(): ReactNode {
    const { words, children } = this.props;
    const { error, componentStack } = this.state;
    if (error === null) return children;
    return <LiveErrorView words={words} failure={{ error, componentStack, retry: this.#retry }} />;
  }
}
