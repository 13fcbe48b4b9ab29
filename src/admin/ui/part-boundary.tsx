'use client';

import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { officeUiWords } from '@/words/en/ui';
import { LoadFailure } from './load-states';

type PartBoundaryProps<P extends object> = {
  /** loads the part again, which `next/dynamic` never does after a failure */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** the part by `next/dynamic`, so that the server's HTML preloads its script */
  children: ReactNode;
};

/** Shows a message with a retry in place of a part whose script cannot be loaded. */
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
  return <LoadFailure text={officeUiWords.partFailed} isRetrying={isRetrying} onRetry={retry} />;
}

/** Turbopack's runtime gives the error this name. */
function isMissingScript(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
