'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { shopDay } from '@/domain/dates';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { useSaveExport } from '../exports/file-form';
import { FileFormSelect } from '../exports/file-form-select';
import { FORM_OPTIONS, useField } from '../lib/form';
import { RecordDialog } from '../records/record-dialog';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';

const words = officeCashScreenWords.exporting;

type Period = { from: string; to: string };

/** Saves the ledger of a period. */
export function ExportButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Download aria-hidden className="size-4" /> {words.open}
      </Button>
      {isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ExportDialog({ onClose }: { onClose: () => void }) {
  const saveExport = useSaveExport();
  const form = useForm<Period>({ ...FORM_OPTIONS, defaultValues: thisMonth() });
  const [from, to] = [
    useField(form, 'from'),
    useField(form, 'to', {
      validate: (last, { from: first }) => first === '' || last === '' || first <= last || words.backwards,
    }),
  ];
  return (
    <RecordDialog
      id="export"
      form={form}
      fields={['from', 'to']}
      words={{ title: words.title, submit: words.submit, saved: words.saved, saveFailed: words.failed }}
      save={(period: Period) => saveExport('cash', period)}
      onClose={onClose}
      onSaved={onClose}
      onOutdated={() => undefined}
    >
      <p className="text-slate-700 text-sm">{words.text}</p>
      <FileFormSelect />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField id="export-from" type="date" label={words.from} {...from} />
        <TextField id="export-to" type="date" label={words.to} {...to} />
      </div>
    </RecordDialog>
  );
}

function thisMonth(): Period {
  const today = shopDay(new Date());
  return { from: `${today.slice(0, 8)}01`, to: today };
}
