'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../api/failure-text';
import { type ImageCall, moveImage } from '../queries';
import { pictureProblem } from './check-picture';
import { type Position, type SlotChange, savedSlot, swapChanges } from './draft';
import type { ProductForm } from './use-product-form';

const FAILURES: Record<ImageCall['call'], string> = {
  'swap-images': 'Failed to swap images.',
  'make-main': 'Failed to make this the main image.',
  'delete-image': 'Failed to delete the image.',
};

export type ImageSlotsState = ReturnType<typeof useImageSlots>;

/**
 * What comes into the slots, and moves between them. What is saved moves at once, by its call; what is only chosen yet
 * moves along in the form.
 */
export function useImageSlots({ form, onChanged }: { form: ProductForm; onChanged: () => void }) {
  const { base, changeSlots, takeMoved } = form;
  const moving = useMutation({
    mutationFn: async (call: ImageCall) => base && moveImage(base, call),
    onSuccess: (fresh) => {
      if (fresh) takeMoved(fresh);
      onChanged();
    },
  });
  const checks = useRef(0);
  const [isChecking, setIsChecking] = useState(false);

  const isSaved = (position: Position) => {
    const { picture, address } = savedSlot(base, position);
    return picture !== null || address !== null;
  };
  const put = (position: Position, slot: SlotChange | null) => {
    say(position, null);
    changeSlots((slots) => ({ ...slots, [position]: slot }));
  };
  /** What is wrong with a slot's file; an address that was wrong has gone with what took its place. */
  const say = (position: Position, problem: string | null) =>
    form.setProblems(({ [`image_${position}`]: _file, [`image_${position}_url`]: address, ...others }) => ({
      ...others,
      ...(problem !== null && { [`image_${position}`]: problem }),
      ...(problem !== null && address && { [`image_${position}_url`]: address }),
    }));
  const move = (call: ImageCall, [one, other]: readonly [Position, Position]) => {
    const moveAlong = () => changeSlots((slots) => swapChanges(slots, one, other));
    if (isSaved(one) || isSaved(other)) moving.mutate(call, { onSuccess: moveAlong });
    else moveAlong();
  };
  const swap = (one: Position, other: Position) =>
    move({ call: 'swap-images', body: { position1: one, position2: other } }, [one, other]);

  return {
    /** the slots stand still until it is over, and so does the form */
    isBusy: moving.isPending || isChecking,
    failure: moving.error && moving.variables ? failureText(FAILURES[moving.variables.call], moving.error) : null,
    error: moving.error,
    put,
    /** Takes a file that is a picture; for any other the slot stays as it is. */
    putFile: async (position: Position, file: File) => {
      checks.current += 1;
      const check = checks.current;
      setIsChecking(true);
      const problem = await pictureProblem(file);
      if (check === checks.current) setIsChecking(false);
      if (problem === null) put(position, { kind: 'file', file });
      else say(position, problem);
    },
    swap,
    makeMain: (position: Position) => {
      // Where the slot's saved picture is none, the call would refuse: what moves is the main one, to here.
      if (isSaved(position)) move({ call: 'make-main', body: { position } }, [position, 1]);
      else swap(position, 1);
    },
    remove: (position: Position) => moving.mutate({ call: 'delete-image', body: { position } }),
  };
}
