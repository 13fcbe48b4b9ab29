'use client';

import {
  type BaseSyntheticEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { DraftNotice } from '../../drafts/draft-notice';
import { useLeaveGuard } from '../../lib/use-leave-guard';
import { DiscardQuestion } from '../../ui/confirm';
import { ModalParts } from '../../ui/modal';
import type { ShelvesQuery } from '../queries';
import { DocumentsField } from './documents-field';
import { FormFooter } from './form-footer';
import { ImageSlots } from './image-slots';
import { MainFields } from './main-fields';
import { ProductFits } from './product-fits';
import { ProductLinks } from './product-links';
import { ReplacementField } from './replacement-field';
import { SaveNotice } from './save-notice';
import { Shelves } from './shelves';
import { useDocuments } from './use-documents';
import { useImageSlots } from './use-image-slots';
import { useProductForm } from './use-product-form';

/** What the dialog around the form calls. */
export type Closing = { askToClose: () => void };

type EditFormProps = {
  ref: Ref<Closing>;
  /** null: a new one */
  product: AdminProduct | null;
  shelves: ShelvesQuery;
  onClose: (above?: number) => void;
  onChanged: () => void;
};

/** The form of a product. Escape, the cross, a click beside it, a reload and the Back button ask before they lose changes. */
export function EditForm({ ref, product, shelves, onClose, onChanged }: EditFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const form = useProductForm({
    product,
    onSaved: () => {
      onChanged();
      leave();
    },
    onUncertain: onChanged,
  });
  const slots = useImageSlots({ form, onChanged });
  const documents = useDocuments(form);
  const { base, saving, isDirty } = form;
  // One change at a time: a second would start from an outdated copy.
  const isWaiting = slots.isBusy || documents.isBusy || form.reloading.isPending;
  const endGuard = useLeaveGuard({
    isDirty: (isDirty && !saving.isSuccess) || saving.isPending,
    onAsk: () => setIsAsking(!saving.isPending),
    onLeave: () => onClose(),
  });
  const leave = () => onClose(endGuard());
  const askToClose = () => {
    if (saving.isPending) return;
    if (isDirty) setIsAsking(true);
    else leave();
  };
  const discard = () => {
    form.kept.forget();
    leave();
  };
  useImperativeHandle(ref, () => ({ askToClose }));
  useEffect(() => focusOnArrival(frame), []);
  useEffect(() => {
    if (saving.error) focusFirstProblem(frame);
  }, [saving.error]);
  // The button that loaded the newest copy is gone.
  useEffect(() => {
    if (form.reloading.data) focusFirstProblem(frame);
  }, [form.reloading.data]);
  const submit = (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (saving.isPending || isWaiting) return;
    // After React has marked it.
    void form.submit(event, () => requestAnimationFrame(() => focusFirstProblem(frame)));
  };

  return (
    <>
      <ModalParts
        footer={
          <FormFooter form={form} isWaiting={isWaiting} onCancel={saving.isPending ? form.stopSaving : askToClose} />
        }
      >
        <form id="product" ref={frame} noValidate onSubmit={submit}>
          <DraftNotice draft={form.kept} onDiscard={form.discardRestored} />
          <SaveNotice form={form} />
          <fieldset disabled={saving.isPending} className="grid min-w-0 gap-6">
            <legend className="sr-only">{base ? base.title : officeProductFormWords.newProduct}</legend>
            {base && <ProductLinks product={base} />}
            <div className="grid gap-6 lg:grid-cols-2">
              <MainFields form={form} />
              <div className="grid min-w-0 content-start gap-6">
                <ImageSlots form={form} slots={slots} />
                <DocumentsField form={form} documents={documents} />
              </div>
            </div>
            <div className="grid gap-6 md:grid-cols-2">
              <ReplacementField form={form} />
              {base && <ProductFits product={base.id} />}
            </div>
            <Shelves form={form} shelves={shelves} />
          </fieldset>
        </form>
      </ModalParts>
      {isAsking && <DiscardQuestion onDiscard={discard} onKeep={() => setIsAsking(false)} />}
    </>
  );
}

type Frame = RefObject<HTMLFormElement | null>;

/** The dialog opens before the product has loaded, so the focus is moved here. A new product's form opens in its first field. */
function focusOnArrival(frame: Frame): void {
  const hasFocus = frame.current?.closest('[role=dialog]')?.contains(document.activeElement);
  if (hasFocus) frame.current?.querySelector<HTMLElement>('input')?.focus();
}

/** Or the submit button, which lost the focus while it was disabled. */
function focusFirstProblem(frame: Frame): void {
  const wrong = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong ?? document.querySelector<HTMLElement>('button[form="product"]');
  // In the middle: at the edge the notice above would cover it.
  wrong?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
