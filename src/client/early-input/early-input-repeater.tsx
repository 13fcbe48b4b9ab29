'use client';

import { useEffect, useState } from 'react';
import { repeatEarlyInput } from './repeat';

/**
 * To stand after everything else in the document. It repeats one rendering after the page's first effects, so that components have
 * what these read, such as the token of an address: React renders the states that one round of effects sets together.
 */
export function EarlyInputRepeater() {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (isSettled) void repeatEarlyInput();
    else setIsSettled(true);
  }, [isSettled]);
  return null;
}
