'use client';

import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { LoadFailure } from './load-states';

type PartBoundaryProps<P extends object> = {
  /** fetches the same part again; `next/dynamic` itself never does after a failure */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** the part by `next/dynamic`, which the server's HTML names to be fetched early */
  children: ReactNode;
};

/** Round a part whose script may fail to be fetched: says so in its place, with another try, and leaves the page standing. */
export class PartBoundary<P extends object> extends Component<PartBoundaryProps<P>, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { load, props, children } = this.props;
    if (error === null) return children;
    if (!isMissingScript(error)) throw error;
    return <AnotherTry load={load} props={props} />;
  }
}

function AnotherTry<P extends object>({ load, props }: Pick<PartBoundaryProps<P>, 'load' | 'props'>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = () => {
    setIsRetrying(true);
    load()
      .then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => console.error(error),
      )
      .finally(() => setIsRetrying(false));
  };
  if (Part) return <Part {...props} />;
  return (
    <LoadFailure
      text="This part could not be loaded. Check your connection and try again."
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}

/** The name that the bundler's runtime gives to a script that cannot be fetched. */
function isMissingScript(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
