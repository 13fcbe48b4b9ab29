'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { CustomerDetail } from '@/contract/admin/customers';
import { shopDay } from '@/domain/dates';
import { MAX_BLOCK_REASON } from '@/domain/orders/customers';
import { readablePhone } from '@/domain/phone';
import { REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { officeCustomerWords } from '@/words/en/customer-screens';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { callAdmin } from '../api/client';
import { FORM_OPTIONS, useField } from '../lib/form';
import { RecordDialog } from '../records/record-dialog';
import { TextField } from '../ui/text-field';
import { customerCall, refreshCustomers } from './queries';

const words = officeCustomerWords.block;

/** Its name among the kept drafts. */
export const BLOCK_FORM = 'block';

/** A last day of the shop's own calendar; '' for none. */
type Fields = { reason: string; until: string };

/** Keeps a telephone from ordering online; or changes why, or until when. */
export function BlockDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const client = useQueryClient();
  const { block, phone_key: key } = customer;
  const form = useForm<Fields>({
    ...FORM_OPTIONS,
    defaultValues: { reason: block?.reason ?? '', until: block?.until ? lastDayBefore(block.until) : '' },
  });
  const reason = useField(form, 'reason', {
    validate: (text) => !isBlank(text) || sayProblem(REQUIRED, officeProblemWords),
  });
  const until = useField(form, 'until', {
    validate: (day) => day === '' || day >= shopDay(new Date()) || words.inPast,
  });
  const refreshed = () => void refreshCustomers(client);
  return (
    <RecordDialog
      id={BLOCK_FORM}
      record={{ record: key }}
      form={form}
      fields={['reason', 'until']}
      words={{
        title: words.title(readablePhone(key)),
        submit: words.submit,
        saved: words.saved,
        saveFailed: words.failed,
      }}
      save={(body: Fields) => callAdmin('POST', `${customerCall(key)}block/`, { body })}
      onClose={onClose}
      onSaved={() => {
        refreshed();
        onClose();
      }}
      onOutdated={refreshed}
    >
      <p className="text-slate-700 text-sm">{words.text}</p>
      <TextField id="block-reason" label={words.reason} maxLength={MAX_BLOCK_REASON} {...reason} />
      <TextField
        id="block-until"
        type="date"
        min={shopDay(new Date())}
        label={words.until}
        hint={words.untilHint}
        {...until}
      />
    </RecordDialog>
  );
}

/** A block that ends with a day ends at the midnight after it. */
function lastDayBefore(moment: string): string {
  return shopDay(new Date(Date.parse(moment) - 1));
}
