'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { officeShippingWords } from '@/words/en/shipping';
import { fetchFile } from '../api/client';
import { failureText } from '../api/failures';
import { saveFile } from '../lib/save-file';
import { BusyButton, Button } from '../ui/button';
import { FeesUpload } from './fees-upload';
import { FEES_PATH } from './queries';

const words = officeShippingWords.file;

/** All fees as a table: out, and in again. */
export function FeesFile({ onApplied }: { onApplied: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const saving = useMutation({
    mutationFn: () => fetchFile(FEES_PATH),
    onSuccess: saveFile,
    onError: (error) => toast.error(failureText(words.downloadFailed, error)),
  });
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <BusyButton isBusy={saving.isPending} onClick={() => saving.mutate()}>
        <Download aria-hidden className="size-4" /> {words.download}
      </BusyButton>
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
