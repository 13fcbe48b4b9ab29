'use client';

import { ExternalLink, FilePen, Loader2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { Button, linkButton } from '../../ui/button';
import { DiscardQuestion } from '../../ui/discard-question';
import { Modal } from '../../ui/modal';
import { cmsPath, shopPath } from '../paths';
import { ImageSlots } from './image-slots';
import { MainFields } from './main-fields';
import { SaveNotice } from './save-notice';
import { Shelves } from './shelves';
import { useProductForm } from './use-product-form';

type EditDialogProps = {
  /** null: a new one */
  product: AdminProduct | null;
  shelves: CategoriesTagsAnswer | undefined;
  onClose: (above?: number) => void;
  onChanged: () => void;
};

/** What is typed is not lost by accident: Escape, the cross, a click beside, a reload and the way back ask first. */
export function EditDialog({ product, shelves, onClose, onChanged }: EditDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const form = useProductForm({
    product,
    onSaved: () => {
      onChanged();
      leave();
    },
  });
  const { base, saving, isDirty } = form;
  const entriesAbove = useLeaveGuard({
    isDirty: (isDirty && !saving.isSuccess) || saving.isPending,
    onAsk: () => setIsAsking(!saving.isPending),
    onLeave: () => onClose(),
  });
  const leave = () => onClose(entriesAbove());
  const askToClose = () => {
    if (saving.isPending) return;
    if (isDirty) setIsAsking(true);
    else leave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const problems = form.submit();
    if (Object.keys(problems).length > 0) focusFirstProblem(frame);
  };

  return (
    <>
      <Modal
        title={product ? 'Edit Product' : 'Add Product'}
        width="xl"
        focusesFirstField
        onClose={askToClose}
        footer={<Footer form={form} onCancel={askToClose} />}
      >
        <form id="product" ref={frame} noValidate onSubmit={submit}>
          <fieldset disabled={saving.isPending} className="grid min-w-0 gap-6">
            <legend className="sr-only">{base ? base.title : 'New product'}</legend>
            {base && <Links product={base} />}
            <SaveNotice form={form} />
            <div className="grid gap-6 lg:grid-cols-2">
              <MainFields form={form} />
              <ImageSlots form={form} onChanged={onChanged} />
            </div>
            <Shelves form={form} shelves={shelves} />
          </fieldset>
        </form>
      </Modal>
      {isAsking && <DiscardQuestion onDiscard={leave} onKeep={() => setIsAsking(false)} />}
    </>
  );
}

/** After React has marked it. */
function focusFirstProblem(frame: React.RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function Links({ product }: { product: AdminProduct }) {
  return (
    <p className="-my-2 flex flex-wrap items-center gap-1">
      <span className="mr-auto text-slate-600 text-xs">#{product.id}</span>
      {product.published && (
        <a
          href={shopPath(product.id)}
          target="_blank"
          rel="noreferrer"
          className={linkButton({ variant: 'ghost', size: 'sm' })}
        >
          <ExternalLink aria-hidden className="size-4" /> View in the shop
        </a>
      )}
      <a
        href={cmsPath(product.id)}
        target="_blank"
        rel="noreferrer"
        className={linkButton({ variant: 'ghost', size: 'sm' })}
      >
        <FilePen aria-hidden className="size-4" /> Open in the CMS
      </a>
    </p>
  );
}

function Footer({
  form: { base, saving, progress },
  onCancel,
}: {
  form: ReturnType<typeof useProductForm>;
  onCancel: () => void;
}) {
  const isUploading = saving.isPending && progress !== null && progress < 1;
  return (
    <>
      {saving.isPending && (
        <p role="status" className="mr-auto flex items-center gap-2 text-slate-700 text-sm tabular-nums">
          <progress aria-label="Upload" max={1} value={progress ?? undefined} className="h-2 w-32 accent-blue-900" />
          {isUploading ? `Uploading… ${Math.round(progress * 100)} %` : 'Saving…'}
        </p>
      )}
      <Button onClick={onCancel} disabled={saving.isPending}>
        Cancel
      </Button>
      <Button type="submit" form="product" variant="primary" disabled={saving.isPending}>
        {saving.isPending && <Loader2 aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />}
        {base ? 'Update Product' : 'Create Product'}
      </Button>
    </>
  );
}
