/** A part of the shop's pages in happy-dom, gone after each test with what it stored. */
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { act, Fragment, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Links ask for one; no link is followed here. */
const ROUTER = { prefetch: () => undefined } as unknown as AppRouterInstance;

export const withRouter = (content: ReactNode) => <AppRouterContext value={ROUTER}>{content}</AppRouterContext>;

/** @returns what renders a screen, each time as after a reload */
export function shopperScreen(): (content: ReactNode) => Promise<void> {
  let root: Root;
  let shows = 0;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(document.body.appendChild(document.createElement('main')));
  });
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  return (content) => {
    shows += 1;
    return act(async () => root.render(<Fragment key={shows}>{withRouter(content)}</Fragment>));
  };
}
