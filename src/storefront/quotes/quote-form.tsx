'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { COMPANY_FIELDS, QUOTE_FIELDS } from '@/domain/orders/quotes';
import { isBlank } from '@/domain/text';
import { textProblems } from '@/domain/text-field';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { quotePageWords } from '@/words/fr/orders/quotes';
import { fieldMessages } from '../ui/field-messages';
import type { FieldProblems } from '../ui/field-problem';
import { FormAlert, SubmitButton } from '../ui/form-parts';
import { LineField } from '../ui/line-field';
import { useFormDraft } from '../ui/use-form-draft';
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
      send(async () => {
        const { code } = await makeQuote(bodyOf(values, lines, isForCompany));
        forgetDraft();
        router.push(`/devis/${code}`);
      }),
  });
  const forgetDraft = useFormDraft('quote', form.ref);
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
          maxLength={QUOTE_FIELDS.name.max}
          error={problems.name}
        />
        <LineField
          id="quote-phone"
          name="phone"
          type="tel"
          label={quotePageWords.phone}
          autoComplete="tel"
          maxLength={QUOTE_FIELDS.phone.max}
          error={problems.phone}
        />
        <LineField
          id="quote-email"
          name="email"
          type="email"
          label={quotePageWords.email}
          isOptional
          autoComplete="email"
          maxLength={QUOTE_FIELDS.email.max}
          error={problems.email}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-slate-900">
          <input
            type="checkbox"
            checked={isForCompany}
            onChange={(event) => setIsForCompany(event.target.checked)}
            className="size-5 accent-blue-900"
          />
          {quotePageWords.forCompany}
        </label>
        {isForCompany && <CompanyFields problems={problems} />}
        <div>
          <FormAlert text={error === null ? null : failureText(error)} />
          <SubmitButton label={quotePageWords.make} isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}

function CompanyFields({ problems }: { problems: FieldProblems }) {
  return (
    <>
      <LineField
        id="quote-company"
        name="company"
        label={quotePageWords.company}
        autoComplete="organization"
        maxLength={COMPANY_FIELDS.name.max}
        error={problems.company}
      />
      {(['rc', 'nif'] as const).map((name) => (
        <LineField
          key={name}
          id={`quote-${name}`}
          name={name}
          label={quotePageWords[name]}
          isOptional
          autoComplete="off"
          maxLength={COMPANY_FIELDS[name].max}
          error={problems[name]}
        />
      ))}
    </>
  );
}

/** The company's fields, by their names in the form. */
const COMPANY = { company: COMPANY_FIELDS.name, rc: COMPANY_FIELDS.rc, nif: COMPANY_FIELDS.nif };

function problemsOf(values: FieldValues, isForCompany: boolean) {
  return fieldMessages(textProblems({ ...QUOTE_FIELDS, ...(isForCompany ? COMPANY : {}) }, values));
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
