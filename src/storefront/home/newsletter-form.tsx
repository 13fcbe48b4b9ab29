'use client';

import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { accountFieldWords } from '@/words/fr/fields';
import { newsletterWords } from '@/words/fr/message-forms';
import { buttonClass } from '../ui/button';
import { fieldAria, INPUT_CLASS } from '../ui/field-frame';
import { showToast } from '../ui/toast';
import { useSmallForm } from '../ui/use-small-form';

/** ms */
const SUCCESS_SHOWN = 3000;

/** One e-mail address, never sent to a server: a toast, a success state for 3 s, then an empty form. */
export function NewsletterForm() {
  const [isDone, setIsDone] = useState(false);
  const { form, problems } = useSmallForm({
    send: () => {
      if (isDone) return;
      setIsDone(true);
      showToast({
        title: newsletterWords.newsletter.done,
        description: newsletterWords.newsletter.thanks,
        variant: 'success',
      });
    },
  });
  const { ref } = form;

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      setIsDone(false);
      ref.current?.reset();
    }, SUCCESS_SHOWN);
    return () => clearTimeout(timer);
  }, [isDone, ref]);

  return (
    <form aria-label={newsletterWords.newsletter.title} {...form}>
      <label htmlFor="newsletter" className="mb-1.5 block font-medium text-sm">
        {newsletterWords.newsletter.email}
      </label>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <input
            {...fieldAria({ name: 'newsletter', error: problems.newsletter })}
            name="newsletter"
            type="email"
            required
            readOnly={isDone}
            maxLength={254}
            autoComplete="email"
            placeholder={accountFieldWords.emailHint}
            className={INPUT_CLASS}
          />
          {problems.newsletter !== undefined && (
            <p id="newsletter-error" className="mt-1.5 font-medium text-red-200 text-sm">
              {problems.newsletter}
            </p>
          )}
        </div>
        <button type="submit" aria-disabled={isDone} className={buttonClass({ variant: 'outline', size: 'lg' })}>
          {isDone && <Check aria-hidden className="size-5 text-green-700" />}
          {isDone ? newsletterWords.newsletter.registered : accountFieldWords.signUp}
        </button>
      </div>
    </form>
  );
}
