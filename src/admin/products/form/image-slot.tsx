'use client';

import { Star, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { imageUrlProblem, MAX_ADDRESS } from '@/domain/products/product-rules';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCommonWords } from '@/words/en/common';
import { useFilePreview } from '../../lib/use-image-choice';
import { useSettled } from '../../lib/use-settled';
import { BusyButton } from '../../ui/button';
import { fieldAria, INPUT_CLASS } from '../../ui/text-field';
import { DropArea } from './drop-area';
import { type Position, type SlotChange, slotInSentence, slotName } from './slots';
import { SwapMenu } from './swap-menu';

type ImageSlotProps = {
  position: Position;
  saved: { picture: string | null; address: string | null };
  change: SlotChange | null;
  fileError: string | undefined;
  addressError: string | undefined;
  /** pictures are being moved: the slot takes no files */
  isMoving: boolean;
  /** nothing can be moved or deleted at the moment */
  isBusy: boolean;
  onFile: (file: File) => void;
  onAddress: (address: string) => void;
  onUndo: () => void;
  onSwap: (other: Position) => void;
  onMakeMain: () => void;
  onDelete: () => void;
};

/** A slot for a picture: shown, chosen, dropped, given by address, moved or deleted. */
export function ImageSlot({
  position,
  saved,
  change,
  fileError,
  addressError,
  isMoving,
  isBusy,
  ...on
}: ImageSlotProps) {
  const [unseen, setUnseen] = useState<string | null>(null);
  const name = slotName(position);
  const filePreview = useFilePreview(change?.kind === 'file' ? change.file : null);
  const typed = change?.kind === 'address' ? change.address.trim() : null;
  // A half-typed address leads nowhere.
  const previewed = useSettled(typed);
  const seen = previewed !== null && imageUrlProblem(previewed) === null ? previewed : '';
  const shown = filePreview ?? (typed === null ? (saved.picture ?? saved.address) : seen);
  const isEmpty = typed === '' || (typed === null && filePreview === null && shown === null);
  const isCleared = typed === '' && (saved.picture ?? saved.address) !== null;
  const isUnseen = unseen !== null && unseen === shown && filePreview === null;
  const id = `product-image-${position}`;

  return (
    <li className="flex min-w-0 flex-col rounded-xl border border-slate-300 p-2">
      <p className="mb-1.5 flex min-h-5 items-center justify-between gap-2 text-xs">
        <span className="font-semibold">{name}</span>
        {change && (
          <span className="rounded-full bg-amber-100 px-2 py-0.5 font-medium text-amber-900">
            {isCleared ? officeProductFormWords.cleared : officeProductFormWords.notSaved}
          </span>
        )}
      </p>
      <DropArea
        id={`${id}-file`}
        name={slotInSentence(position)}
        picture={isEmpty || shown === '' ? null : shown}
        error={fileError}
        isClosed={isMoving}
        onFile={on.onFile}
        onUnseen={setUnseen}
      />
      <input
        {...fieldAria({ id, hint: isUnseen, error: addressError })}
        type="text"
        inputMode="url"
        aria-label={officeProductFormWords.address(name)}
        placeholder="https://..."
        maxLength={MAX_ADDRESS}
        // A disabled control would lose the focus.
        readOnly={isMoving}
        autoComplete="off"
        value={change?.kind === 'address' ? change.address : change ? '' : (saved.address ?? '')}
        onChange={(event) => on.onAddress(event.target.value)}
        className={`${INPUT_CLASS} mt-2 text-xs`}
      />
      {isUnseen && (
        <p id={`${id}-hint`} role="status" className="mt-1.5 font-medium text-amber-900 text-xs">
          {officeProductFormWords.noImage}
        </p>
      )}
      {addressError && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-red-700 text-xs">
          {addressError}
        </p>
      )}
      <div className="mt-1 flex min-h-9 items-center">
        {position !== 1 && !isEmpty && (
          <SlotButton
            label={officeProductFormWords.makeMainNamed(slotInSentence(position))}
            title={officeProductFormWords.makeMain}
            icon={<Star aria-hidden className="size-4" />}
            isBusy={isBusy}
            onClick={on.onMakeMain}
          />
        )}
        {!isEmpty && <SwapMenu position={position} isBusy={isBusy} onSwap={on.onSwap} />}
        <span className="ms-auto">
          {change ? (
            <SlotButton
              label={officeProductFormWords.undoNamed(slotInSentence(position))}
              title={officeProductFormWords.undo}
              icon={<Undo2 aria-hidden className="size-4" />}
              isBusy={isBusy}
              onClick={on.onUndo}
            />
          ) : (
            !isEmpty && (
              <SlotButton
                label={officeCommonWords.deleteNamed(slotInSentence(position))}
                title={officeCommonWords.delete}
                icon={<Trash2 aria-hidden className="size-4 text-red-700" />}
                isBusy={isBusy}
                onClick={on.onDelete}
              />
            )
          )}
        </span>
      </div>
    </li>
  );
}

type SlotButtonProps = { label: string; title: string; icon: ReactNode; isBusy: boolean; onClick: () => void };

function SlotButton({ label, icon, ...button }: SlotButtonProps) {
  return (
    <BusyButton variant="ghost" size="icon" className="size-9" aria-label={label} {...button}>
      {icon}
    </BusyButton>
  );
}
