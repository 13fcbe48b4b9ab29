'use client';

import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { boilerName } from '@/domain/boilers/boilers';
import { PART_REQUEST_FIELDS } from '@/domain/orders/part-requests';
import { phoneProblem } from '@/domain/phone';
import { REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { partRequestCallWords, partRequestWords } from '@/words/fr/orders/part-requests';
import { useMyBoiler } from '../boilers/mine/my-boiler';
import { Button } from '../ui/button';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../ui/field-frame';
import { fieldMessages } from '../ui/field-messages';
import { FormAlert, SubmitButton } from '../ui/form-parts';
import { LineField } from '../ui/line-field';
import { Notice } from '../ui/notice';
import { useFormDraft } from '../ui/use-form-draft';
import { type FieldValues, useSmallForm } from '../ui/use-small-form';
import { PictureChoice } from './picture-choice';
import { badPictures, sendPartRequest } from './send-part-request';

/** @param model the boiler that it is for; null for the visitor's own, if the browser knows it */
export function PartRequestForm({ model }: { model: { slug: string; name: string } | null }) {
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<number | null>(null);
  const [isForOther, setIsForOther] = useState(false);
  const mine = useMyBoiler();
  useEffect(() => {
    if (!mine) return;
    import('../boilers/mine/check-boiler').then(({ forgetIfGone }) => forgetIfGone(mine)).catch(console.error);
  }, [mine]);
  const ownModel = mine && { slug: mine.slug, name: boilerName(mine) };
  const boiler = isForOther ? null : (model ?? ownModel);
  const { send, isBusy, error } = useRequest<void>();
  const { problems, form, refuse } = useSmallForm({
    check: problemsOf,
    isBusy,
    send: ({ phone = '', text = '' }) =>
      send(
        async () => {
          const bad = await badPictures(pictures);
          if (bad.length > 0) return refuse({ pictures: partRequestCallWords.badPictures(bad) });
          const number = await sendPartRequest({ phone, text, pictures, model: boiler?.slug ?? '' });
          forgetDraft();
          setSent(number);
        },
        (thrown) => {
          const reason = thrown instanceof ApiError ? [thrown.details.pictures].flat()[0] : undefined;
          if (typeof reason === 'string') refuse({ pictures: reason });
        },
      ),
  });
  const forgetDraft = useFormDraft('part-request', form.ref);
  if (sent !== null) {
    return (
      <div role="status">
        <Notice Icon={CircleCheck} title={partRequestWords.sent(sent)} as="h2">
          <p className="max-w-prose text-slate-600">{partRequestWords.sentText()}</p>
          <Button
            variant="outline"
            onClick={() => {
              setPictures([]);
              setSent(null);
            }}
          >
            {partRequestWords.another}
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <form
      aria-label={partRequestWords.title}
      aria-busy={isBusy}
      className="max-w-2xl rounded-xl border border-slate-200 bg-white p-4 outline-none sm:p-6"
      {...form}
    >
      <fieldset disabled={isBusy} className="grid gap-5">
        {boiler && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-blue-50 p-3 text-blue-950">
            <p className="font-medium">{partRequestWords.forBoiler(boiler.name)}</p>
            <button
              type="button"
              onClick={() => setIsForOther(true)}
              className="min-h-11 cursor-pointer font-medium text-sm underline"
            >
              {partRequestWords.otherBoiler}
            </button>
          </div>
        )}
        <FieldFrame
          name="request-text"
          label={partRequestWords.text}
          hint={partRequestWords.textHint}
          error={problems.text}
        >
          <textarea
            {...fieldAria({ name: 'request-text', hint: partRequestWords.textHint, error: problems.text })}
            name="text"
            rows={6}
            maxLength={PART_REQUEST_FIELDS.text.max}
            className={INPUT_CLASS}
          />
        </FieldFrame>
        <PictureChoice pictures={pictures} onChange={setPictures} error={problems.pictures} />
        <LineField
          id="request-phone"
          name="phone"
          type="tel"
          label={partRequestWords.phone}
          autoComplete="tel"
          maxLength={PART_REQUEST_FIELDS.phone.max}
          error={problems.phone}
        />
        <div>
          <FormAlert text={error === null ? null : failureText(error)} />
          <SubmitButton label={partRequestWords.send} isBusy={isBusy} />
        </div>
      </fieldset>
    </form>
  );
}

/** By the rules of the call. */
function problemsOf({ phone = '', text = '' }: FieldValues) {
  return fieldMessages({
    text: isBlank(text) ? REQUIRED : null,
    phone: isBlank(phone) ? REQUIRED : phoneProblem(phone),
  });
}
