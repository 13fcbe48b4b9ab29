'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { failureText } from '../../api/failures';
import { type ImageCall, moveImage } from '../queries';
import { pictureProblem } from './check-picture';
import { type Position, type SlotChange, savedSlot, swapChanges } from './slots';
import type { ProductForm } from './use-product-form';

const failures = (): Record<ImageCall['call'], string> => ({
  'swap-images': officeProductFormWords.failures.swap,
  'make-main': officeProductFormWords.failures.makeMain,
  'delete-image': officeProductFormWords.failures.delete,
});

type Move = {
  call: ImageCall;
  /** the slots whose unsaved changes are swapped as well */
  along: readonly [Position, Position] | null;
};

export type ImageSlotsState = ReturnType<typeof useImageSlots>;

/**
 * Changes and moves of the picture slots. Saved pictures move at once, by a call; unsaved changes move in the form.
 */
export function useImageSlots({ form, onChanged }: { form: ProductForm; onChanged: () => void }) {
  const { base, fields, changeSlots, takeMoved } = form;
  const moving = useMutation({
    mutationFn: async ({ call }: Move) => base && moveImage(base, call),
    onSuccess: (fresh, { along }) => {
      if (fresh) takeMoved(fresh);
      if (along) changeSlots((slots) => swapChanges(slots, ...along));
      onChanged();
    },
  });
  /** by slot: how many changes it has had */
  const arrivals = useRef<Partial<Record<Position, number>>>({});
  const [checks, setChecks] = useState(0);

  const isSaved = (position: Position) => {
    const { picture, address } = savedSlot(base, position);
    return picture !== null || address !== null;
  };
  const arrive = (position: Position) => {
    const arrival = (arrivals.current[position] ?? 0) + 1;
    arrivals.current[position] = arrival;
    return arrival;
  };
  const put = (position: Position, slot: SlotChange | null) => {
    arrive(position);
    fields.clearErrors(`slots.${position}`);
    changeSlots((slots) => ({ ...slots, [position]: slot }));
  };
  const move = (call: ImageCall, along: readonly [Position, Position]) => {
    if (along.some(isSaved)) moving.mutate({ call, along });
    else changeSlots((slots) => swapChanges(slots, ...along));
  };
  const swap = (one: Position, other: Position) =>
    move({ call: 'swap-images', body: { position1: one, position2: other } }, [one, other]);

  return {
    /** the server is moving pictures: until then no slot takes a change */
    isMoving: moving.isPending,
    /** no other picture moves and the form is not sent until this is false */
    isBusy: moving.isPending || checks > 0,
    failure:
      moving.error && moving.variables ? failureText(failures()[moving.variables.call.call], moving.error) : null,
    error: moving.error,
    forgetFailure: moving.reset,
    put,
    /** Puts a picture file into a slot. Leaves the slot unchanged if the file is not a picture, or if another change came meanwhile. */
    putFile: async (position: Position, file: File) => {
      const arrival = arrive(position);
      setChecks((count) => count + 1);
      const problem = await pictureProblem(file);
      setChecks((count) => count - 1);
      if (arrival !== arrivals.current[position]) return;
      if (problem === null) put(position, { kind: 'file', file });
      else fields.setError(`slots.${position}.file`, { message: problem });
    },
    swap,
    makeMain: (position: Position) => {
      // If the slot has no saved picture, the call would refuse. The main picture moves here instead.
      if (isSaved(position)) move({ call: 'make-main', body: { position } }, [position, 1]);
      else swap(position, 1);
    },
    remove: (position: Position) => moving.mutate({ call: { call: 'delete-image', body: { position } }, along: null }),
  };
}
