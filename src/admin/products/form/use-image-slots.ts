'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { officeProductFormWords } from '@/words/en/product-form';
import { failureText } from '../../api/failures';
import { type ImageCall, moveImage } from '../queries';
import { pictureProblem } from './check-picture';
import { type Position, type SlotChange, savedSlot, swapChanges } from './slots';
import type { ProductForm } from './use-product-form';

const FAILURES: Record<ImageCall['call'], string> = {
  'swap-images': officeProductFormWords.failures.swap,
  'make-main': officeProductFormWords.failures.makeMain,
  'delete-image': officeProductFormWords.failures.delete,
};

type Move = {
  call: ImageCall;
  /** the slots whose unsaved changes change places, too */
  along: readonly [Position, Position] | null;
};

export type ImageSlotsState = ReturnType<typeof useImageSlots>;

/**
 * What comes into the slots, and moves between them. What is saved moves at once, by its call; what is only chosen yet
 * moves along in the form.
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
  /** by slot: how often something has come into it */
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
    /** pictures change places at the server: until they have, nothing comes into a slot */
    isMoving: moving.isPending,
    /** until it is over, no other picture moves and the form is not sent */
    isBusy: moving.isPending || checks > 0,
    failure: moving.error && moving.variables ? failureText(FAILURES[moving.variables.call.call], moving.error) : null,
    error: moving.error,
    forgetFailure: moving.reset,
    put,
    /** Takes a file that is a picture; for any other the slot stays as it is, and so it does once something else has come. */
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
