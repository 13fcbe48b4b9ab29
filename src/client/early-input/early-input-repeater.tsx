'use client';

import { useEffect } from 'react';
import { repeatEarlyInput } from './repeat';

/** To stand after everything else in the document: its effect runs last, when all of the page works. */
export function EarlyInputRepeater() {
  useEffect(() => void repeatEarlyInput(), []);
  return null;
}
