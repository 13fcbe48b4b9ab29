'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { isEmail } from '@/domain/email';
import { phoneProblem } from '@/domain/phone';
import { REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { quotePageWords } from '@/words/fr/quotes';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../ui/field-frame';
import { fieldMessages } from '../ui/field-messages';
import { FormAlert, SubmitButton } from '../ui/form-parts';
import { LineField } from '../ui/line-field';
import { type FieldValues, useSmallForm } from '../ui/use-small-form';
import { makeQuote, type QuoteLine } from './queries';

/** Asks for a quote of these lines, and opens it. */
export function QuoteForm({ lines }: { lines: readonly QuoteLine[] }) {
  const router = useRouter();
  const { send, isBusy, error } = useRequest<void>();
  const [isForCompany, setIsForCompany] = useState(false);
  const { problems, form } = useSmallForm({
    check: (values) => problemsOf(values, isForCompany),
    isBusy,
    send: (values) =>
      send(async () => router.push(`/devis/${(await makeQuote(bodyOf(values, lines, isForCompany))).code}`)),
  });
  return (
    <form
      aria-label={quotePageWords.ask}
      aria-busy={isBusy}
      className="max-w-lg rounded-xl border border-slate-200 bg-white p-4 outline-none sm:p-6"
      {...form}
    >
      <fieldset disabled={isBusy} className="grid gap-5">
        <LineField
          id="quote-name"
          name="name"
          label={quotePageWords.name}
          autoComplete="name"
          maxLength={200}
          error={problems.name}
        />
        <LineField
          id="quote-phone"
          name="phone"
          type="tel"
          label={quotePageWords.phone}
          autoComplete="tel"
          maxLength={40}
          error={problems.phone}
        />
        <FieldFrame name="quote-email" label={quotePageWords.email} isOptional error={problems.email}>
          <input
            {...fieldAria({ name: 'quote-email', isOptional: true, error: problems.email })}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            className={INPUT_CLASS}
          />
        </FieldFrame>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-slate-900">
          <input
            type="checkbox"
            checked={isForCompany}
            onChange={(event) => setIsForCompany(event.target.checked)}
            className="size-5 accent-blue-900"
          />
          {quotePageWords.forCompany}
        </label>
        {isForCompany && <CompanyFields problem={problems.company} />}
        <div>
          <FormAlert text={error === null ? null : failureText(error)} />
          <SubmitButton label={quotePageWords.make} isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}

function CompanyFields({ problem }: { problem: string | undefined }) {
  return (
    <>
      <LineField
        id="quote-company"
        name="company"
        label={quotePageWords.company}
        autoComplete="organization"
        maxLength={200}
        error={problem}
      />
      {(['rc', 'nif'] as const).map((name) => (
        <FieldFrame key={name} name={`quote-${name}`} label={quotePageWords[name]} isOptional error={undefined}>
          <input
            {...fieldAria({ name: `quote-${name}`, isOptional: true, error: undefined })}
            name={name}
            autoComplete="off"
            maxLength={60}
            className={INPUT_CLASS}
          />
        </FieldFrame>
      ))}
    </>
  );
}

/** By the rules of the call. */
function problemsOf({ name = '', phone = '', email = '', company = '' }: FieldValues, isForCompany: boolean) {
  return fieldMessages({
    name: isBlank(name) ? REQUIRED : null,
    phone: isBlank(phone) ? REQUIRED : phoneProblem(phone),
    email: isBlank(email) || isEmail(email) ? null : { code: 'email' },
    company: isForCompany && isBlank(company) ? REQUIRED : null,
  });
}

function bodyOf(
  { name = '', phone = '', email = '', company = '', rc = '', nif = '' }: FieldValues,
  items: readonly QuoteLine[],
  isForCompany: boolean,
) {
  return {
    customer: { name, phone, ...(isBlank(email) ? {} : { email }) },
    ...(isForCompany ? { company: { name: company, rc, nif } } : {}),
    items,
  };
}
