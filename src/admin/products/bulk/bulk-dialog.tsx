'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkResult, BulkPreview as Preview } from '@/contract/admin/product/product-bulk';
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { officeBulkProductWords } from '@/words/en/catalogue/bulk-products';
import { officeCommonWords } from '@/words/en/common';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { failureText } from '../../api/failures';
import { Banner } from '../../ui/banner';
import { BusyButton, Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { type BulkDraft, FIRST_DRAFT, readBulkDraft } from './bulk-draft';
import { BulkFields } from './bulk-fields';
import { BulkPreview } from './bulk-preview';
import { applyBulk, type BulkBody, type BulkSelection, previewBulk } from './queries';

type BulkDialogProps = {
  selection: BulkSelection;
  /** products in it */
  count: number;
  shelves: CategoriesTagsAnswer | undefined;
  onApplied: (result: BulkResult) => void;
  onClose: () => void;
};

const words = officeBulkProductWords;

/** Two steps: what is changed, then old and new of the products. Only the second one changes anything. */
export function BulkDialog({ selection, count, shelves, onApplied, onClose }: BulkDialogProps) {
  const [draft, setDraft] = useState<BulkDraft>(FIRST_DRAFT);
  const [errors, setErrors] = useState<Partial<Record<'number' | 'item', string>>>({});
  const [seen, setSeen] = useState<{ body: BulkBody; preview: Preview } | null>(null);
  const previewing = useMutation({
    mutationFn: previewBulk,
    onSuccess: (preview, body) => setSeen({ body, preview }),
  });
  const applying = useMutation({ mutationFn: applyBulk, onSuccess: onApplied });
  const isBusy = previewing.isPending || applying.isPending;
  const preview = () => {
    const read = readBulkDraft(draft);
    setErrors(read.ok ? {} : { [read.field]: sayProblem(read.problem, officeProblemWords) });
    if (read.ok && !isBusy) previewing.mutate({ ...selection, change: read.change });
  };
  const error = applying.error ?? previewing.error;
  return (
    <Modal
      title={words.title(count)}
      width="lg"
      focusesFirstField
      isFullOnPhone
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button onClick={seen ? () => setSeen(null) : onClose} disabled={isBusy}>
            {seen ? words.back : officeCommonWords.cancel}
          </Button>
          {seen ? (
            <BusyButton
              variant="primary"
              isBusy={isBusy || seen.preview.changed === 0}
              onClick={() => applying.mutate({ body: seen.body, plan: seen.preview.plan })}
            >
              {applying.isPending ? words.applying : words.apply(seen.preview.changed)}
            </BusyButton>
          ) : (
            <BusyButton type="submit" form="bulk-products" variant="primary" isBusy={isBusy}>
              {previewing.isPending ? officeCommonWords.loading : words.preview}
            </BusyButton>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {error && !isBusy && <Banner kind="error" text={failureText(words.failed, error)} />}
        {seen ? (
          <BulkPreview preview={seen.preview} />
        ) : (
          <form
            id="bulk-products"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              preview();
            }}
          >
            <BulkFields
              draft={draft}
              errors={errors}
              shelves={shelves}
              onChange={(changes) => {
                setErrors({});
                setDraft({ ...draft, ...changes });
              }}
            />
          </form>
        )}
      </div>
    </Modal>
  );
}
