import { Loader2 } from 'lucide-react';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCommonWords } from '@/words/en/common';
import { Button } from '../../ui/button';
import type { ProductForm } from './use-product-form';

type FormFooterProps = {
  form: ProductForm;
  /** another change or a reload of the product is running */
  isWaiting: boolean;
  onCancel: () => void;
};

/** The progress of saving, and the buttons: 'Cancel' first stops a running upload, then closes. */
export function FormFooter({ form: { base, saving, progress }, isWaiting, onCancel }: FormFooterProps) {
  const isUploading = saving.isPending && progress !== null && progress < 1;
  return (
    <>
      {saving.isPending && (
        <p role="status" className="me-auto flex items-center gap-2 text-slate-700 text-sm tabular-nums">
          <progress
            aria-label={officeProductFormWords.upload}
            max={1}
            value={progress ?? undefined}
            className="h-2 w-32 accent-blue-900"
          />
          {isUploading ? officeProductFormWords.uploading(Math.round(progress * 100)) : officeProductFormWords.saving}
        </p>
      )}
      <Button onClick={onCancel}>{officeCommonWords.cancel}</Button>
      <Button type="submit" form="product" variant="primary" disabled={saving.isPending || isWaiting}>
        {saving.isPending && <Loader2 aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />}
        {base ? officeProductFormWords.update : officeProductFormWords.create}
      </Button>
    </>
  );
}
