'use client';

import { useState } from 'react';
import { cx } from '@/client/classes';
import { IMAGE_SLOTS } from '@/domain/products/product-rules';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCommonWords } from '@/words/en/common';
import { Banner } from '../../ui/banner';
import { BusyButton } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { ImageSlot } from './image-slot';
import { isOutdated } from './save-failure';
import { type Position, savedSlot } from './slots';
import type { ImageSlotsState } from './use-image-slots';
import type { ProductForm } from './use-product-form';

/** The four pictures of a product; the first is the main one. */
export function ImageSlots({ form, slots }: { form: ProductForm; slots: ImageSlotsState }) {
  const [toDelete, setToDelete] = useState<Position | null>(null);
  const { base, draft, errorAt, reloading } = form;

  return (
    <section aria-labelledby="product-images" aria-busy={slots.isBusy} className="grid min-w-0 content-start gap-3">
      <div>
        <h3 id="product-images" className="font-medium text-sm">
          {officeProductFormWords.images}
        </h3>
        <p className="text-slate-600 text-xs">
          {officeProductFormWords.imagesHint}
          {base && officeProductFormWords.imagesAtOnce}
        </p>
      </div>
      {slots.failure && <Banner kind="error" text={slots.failure} />}
      {isOutdated(slots.error) && (
        <BusyButton
          className="justify-self-start"
          isBusy={reloading.isPending}
          onClick={() => reloading.mutate(undefined, { onSuccess: slots.forgetFailure })}
        >
          {reloading.isPending ? officeCommonWords.loading : officeProductFormWords.reload}
        </BusyButton>
      )}
      <ul className={cx('grid grid-cols-2 gap-3', slots.isMoving && 'opacity-60')}>
        {IMAGE_SLOTS.map((position) => (
          <ImageSlot
            key={position}
            position={position}
            saved={savedSlot(base, position)}
            change={draft.slots[position]}
            fileError={errorAt(`slots.${position}.file`)}
            addressError={errorAt(`slots.${position}.address`)}
            isMoving={slots.isMoving}
            isBusy={slots.isBusy || reloading.isPending}
            onFile={(file) => void slots.putFile(position, file)}
            onAddress={(address) => {
              const isAsSaved = address === (savedSlot(base, position).address ?? '');
              slots.put(position, isAsSaved ? null : { kind: 'address', address });
            }}
            onUndo={() => slots.put(position, null)}
            onSwap={(other) => slots.swap(position, other)}
            onMakeMain={() => slots.makeMain(position)}
            onDelete={() => setToDelete(position)}
          />
        ))}
      </ul>
      {toDelete && (
        <Confirm
          question={officeProductFormWords.deleteImageQuestion}
          confirmLabel={
            toDelete === 1 ? officeProductFormWords.deleteMain : officeProductFormWords.deleteImage(toDelete)
          }
          onConfirm={() => {
            slots.remove(toDelete);
            setToDelete(null);
          }}
          onCancel={() => setToDelete(null)}
        />
      )}
    </section>
  );
}
