'use client';

import { FieldDescription, FieldError, FieldLabel } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { momentAtShop, shopClock, shopDay } from '@/domain/dates';
import { officeCmsWords } from '@/words/en/cms';
import { widthOf } from './field-width';
import { hasTime } from './has-time';
import { useCmsText } from './use-cms-text';

/**
 * A date in Payload's own forms, by the shop's clock. Payload's picker shows the reader's time zone, and its option `timezone`
 * needs a second column for each date (3.90).
 */
export function MomentField({ field, path: givenPath, readOnly = false }: DateFieldClientProps) {
  const { label, localized, required = false, admin } = field;
  const { path, value, setValue, showError, disabled } = useCmsText({ path: givenPath, required });
  const isDay = !hasTime(field);
  const id = `field-${path.replaceAll('.', '__')}`;
  const isLocked = readOnly || disabled;
  return (
    <div
      className={['field-type', 'date-time-field', showError && 'error', isLocked && 'read-only']
        .filter(Boolean)
        .join(' ')}
      style={widthOf(admin?.width)}
    >
      <FieldLabel htmlFor={id} label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type={isDay ? 'date' : 'datetime-local'}
          disabled={isLocked}
          value={inputText(value, isDay)}
          aria-describedby={isDay ? undefined : `${id}-clock`}
          onChange={({ target }) => setValue(momentOf(target.value, isDay))}
        />
        {!isDay && (
          <p id={`${id}-clock`} className="field-description">
            {officeCmsWords.shopClock}
          </p>
        )}
        <FieldDescription description={admin?.description} path={path} />
      </div>
    </div>
  );
}

function inputText(value: string | null | undefined, isDay: boolean): string {
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return isDay ? shopDay(date) : shopClock(date);
}

/** A day is its midnight in UTC, as the calls keep it. */
function momentOf(text: string, isDay: boolean): string | null {
  const date = isDay ? new Date(text) : momentAtShop(text);
  return date === null || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
