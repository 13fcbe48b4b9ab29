'use client';

import { useMutation } from '@tanstack/react-query';
import { AdminApiError } from '../../api/client';
import { type ImageCall, moveImage } from '../queries';
import { type Position, type SlotChange, savedSlot, swapChanges } from './draft';
import type { ProductForm } from './use-product-form';

const FAILURES: Record<ImageCall['call'], string> = {
  'swap-images': 'Failed to swap images.',
  'make-main': 'Failed to make this the main image.',
  'delete-image': 'Failed to delete the image.',
};

/**
 * Moves between the slots. What is saved moves at once, by its call; what is only chosen yet moves along in the form.
 */
export function useImageSlots({ form, onChanged }: { form: ProductForm; onChanged: () => void }) {
  const { base, changeSlots, takeFresh } = form;
  const moving = useMutation({
    mutationFn: async (call: ImageCall) => base && moveImage(base, call),
    onSuccess: (fresh) => {
      if (fresh) takeFresh(fresh);
      onChanged();
    },
  });

  const isSaved = (position: Position) => {
    const { picture, address } = savedSlot(base, position);
    return picture !== null || address !== null;
  };
  const put = (position: Position, slot: SlotChange | null) => changeSlots((slots) => ({ ...slots, [position]: slot }));
  const move = (call: ImageCall, [one, other]: readonly [Position, Position]) => {
    const moveAlong = () => changeSlots((slots) => swapChanges(slots, one, other));
    if (isSaved(one) || isSaved(other)) moving.mutate(call, { onSuccess: moveAlong });
    else moveAlong();
  };
  const swap = (one: Position, other: Position) =>
    move({ call: 'swap-images', body: { position1: one, position2: other } }, [one, other]);

  return {
    isMoving: moving.isPending,
    failure: moving.error && moving.variables ? failureText(FAILURES[moving.variables.call], moving.error) : null,
    error: moving.error,
    isSaved,
    put,
    swap,
    makeMain: (position: Position) => {
      // Where the slot's saved picture is none, the call would refuse: what moves is the main one, to here.
      if (isSaved(position)) move({ call: 'make-main', body: { position } }, [position, 1]);
      else swap(position, 1);
    },
    remove: (position: Position) => moving.mutate({ call: 'delete-image', body: { position } }),
  };
}

function failureText(failure: string, error: Error): string {
  return [failure, error instanceof AdminApiError ? error.reason : ''].filter(Boolean).join(' ');
}
