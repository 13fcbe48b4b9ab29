import { createElement, Fragment, type ReactNode } from 'react';

/** Shows a message that is made of texts and elements, as one child: its parts need no keys. */
export function parts(message: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...message);
}
