'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { failureText } from '../api/failures';
import { useSaveExport } from '../exports/file-form';
import { WithFileForm } from '../exports/file-form-select';
import { BusyButton, Button } from '../ui/button';
import { FeesUpload } from './fees-upload';

const words = officeShippingWords.file;

/** All fees as a table: out, and in again. */
export function FeesFile({ onApplied }: { onApplied: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const saveExport = useSaveExport();
  const saving = useMutation({
    mutationFn: () => saveExport('fees'),
    onError: (error) => toast.error(failureText(words.downloadFailed, error)),
  });
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <WithFileForm>
        <BusyButton isBusy={saving.isPending} onClick={() => saving.mutate()}>
          <Download aria-hidden className="size-4" /> {words.download}
        </BusyButton>
      </WithFileForm>
      <Button onClick={() => setIsOpen(true)}>
        <Upload aria-hidden className="size-4" /> {words.upload}
      </Button>
      {isOpen && (
        <FeesUpload
          onClose={() => setIsOpen(false)}
          onApplied={() => {
            setIsOpen(false);
            onApplied();
          }}
        />
      )}
    </div>
  );
}
