'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { officeCommonWords } from '@/words/en/common';
import { failureText } from '../api/failures';
import { ReadAsNote } from '../imports/read-as-note';
import { Banner } from '../ui/banner';
import { BusyButton, Button } from '../ui/button';
import { Modal } from '../ui/modal';
import { FeesReport } from './fees-report';
import { sendFees } from './queries';

type FeesUploadProps = { onClose: () => void; onApplied: () => void };

const words = officeShippingWords.file;

/** A file of fees is checked as soon as it is chosen, and applied after its report was read. */
export function FeesUpload({ onClose, onApplied }: FeesUploadProps) {
  const [file, setFile] = useState<File | null>(null);
  const checking = useMutation({ mutationFn: (chosen: File) => sendFees(chosen, { isTrial: true }) });
  const lines = checking.data?.lines ?? [];
  const updated = lines.filter(({ verdict }) => verdict === 'updated').length;
  const hasWrong = lines.some(({ verdict }) => verdict === 'refused');
  const applying = useMutation({
    mutationFn: (chosen: File) => sendFees(chosen, { isTrial: false }),
    onSuccess: () => {
      toast.success(words.applied(updated));
      onApplied();
    },
  });
  const error = checking.error ?? applying.error;
  return (
    <Modal
      title={words.title}
      width="lg"
      isFullOnPhone
      focusesFirstField
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {officeCommonWords.cancel}
          </Button>
          <BusyButton
            variant="primary"
            isBusy={applying.isPending || checking.isPending || hasWrong || updated === 0}
            onClick={() => file && applying.mutate(file)}
          >
            {words.apply(hasWrong ? 0 : updated)}
          </BusyButton>
        </>
      }
    >
      <p className="mb-4 max-w-prose text-slate-700 text-sm">{words.hint}</p>
      <label htmlFor="fees-file" className="mb-1.5 block font-medium text-slate-900 text-sm">
        {words.choose}
      </label>
      <input
        id="fees-file"
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (!chosen) return;
          setFile(chosen);
          applying.reset();
          checking.mutate(chosen);
        }}
        className="block w-full cursor-pointer rounded-lg border border-slate-500 p-2 text-sm file:me-3 file:rounded-md file:border-0 file:bg-blue-900 file:px-3 file:py-1.5 file:font-semibold file:text-white"
      />
      <div aria-live="polite" className="mt-4 grid gap-3">
        {checking.isPending && <p className="text-slate-700 text-sm">{words.checking}</p>}
        {error && <Banner kind="error" text={failureText(words.failed, error)} />}
        {checking.data && <ReadAsNote readAs={checking.data.read_as} />}
        {checking.data && <FeesReport lines={lines} />}
      </div>
    </Modal>
  );
}
