'use client';

import { useEffect, useRef } from 'react';
import { STEPS, type Step } from '../wizard';

/**
 * The step's title. Takes the focus when the step changes, so that the keyboard and a screen reader go on from there;
 * not when the page opens.
 */
export function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    // The steps above it come into sight with it.
    document.getElementById('checkout-steps')?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <h2 ref={heading} id="checkout-step" tabIndex={-1} className="mb-6 font-semibold text-slate-900 text-xl">
      {STEPS[step - 1]?.title}
    </h2>
  );
}
