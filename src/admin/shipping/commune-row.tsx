'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '@/client/classes';
import type { AdminCommune } from '@/contract/admin/fees';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { failureText } from '../api/failures';
import { EditableCell } from '../ui/editable-cell';
import { LabelledCell } from '../ui/labelled-cell';
import { feeText, readOptionalFee } from './cell-values';
import type { CommuneChange } from './queries';

type CommuneRowProps = {
  commune: AdminCommune;
  wilaya: AdminWilaya;
  onChange: (values: Partial<CommuneChange>) => Promise<unknown>;
};

const { cells, columns } = officeShippingWords;

export function CommuneRow({ commune, wilaya, onChange }: CommuneRowProps) {
  const { name, code, price, desk_price, desk, served } = commune;
  const now = overrideOf(commune);
  const flag = useMutation({
    mutationFn: onChange,
    // A second box may be ticked while the first is being saved: one after the other.
    scope: { id: `commune-${code}` },
    onError: (error) =>
      toast.error(failureText(officeShippingWords.failures.saveFailed, error, officeShippingWords.failures.unreached)),
  });
  // The box changes at the click, not when the server has answered.
  const [clicked, setClicked] = useState<CommuneChange | null>(null);
  const shown = clicked ?? now;
  const setFlag = (values: Partial<CommuneChange>) => {
    const next = { ...shown, ...values };
    setClicked(next);
    // Called for the last click only.
    flag.mutate(values, { onSettled: () => setClicked(null) });
  };
  return (
    <li
      className={cx(
        'grid grid-cols-2 items-center gap-x-2 px-2 py-1 md:grid-cols-[minmax(0,1fr)_11rem_11rem_auto]',
        !served && 'bg-slate-100',
      )}
    >
      <p className="wrap-anywhere col-span-full text-slate-900 text-sm md:col-span-1">
        <span className="me-2 text-slate-600 tabular-nums">{code}</span>
        {name}
      </p>
      <LabelledCell label={columns.home}>
        <EditableCell
          form="fee-cell"
          failures={officeShippingWords.failures}
          label={cells.home(officeShippingWords.commune(name))}
          record={String(commune.code)}
          column={`home ${wilaya.id}`}
          value={price ?? ''}
          text={price === null ? officeShippingWords.inherited(feeText(wilaya.price)) : feeText(price)}
          isQuiet={price === null}
          read={readOptionalFee}
          save={(fee) => onChange({ price: fee })}
        />
      </LabelledCell>
      <LabelledCell label={columns.desk}>
        <EditableCell
          form="fee-cell"
          failures={officeShippingWords.failures}
          label={cells.desk(officeShippingWords.commune(name))}
          record={String(commune.code)}
          column={`desk ${wilaya.id}`}
          value={desk_price ?? ''}
          text={deskText(commune, wilaya)}
          isQuiet={desk_price === null || !desk}
          read={readOptionalFee}
          save={(fee) => onChange({ desk_price: fee, desk: true })}
        />
      </LabelledCell>
      <div className="col-span-full flex flex-wrap justify-end gap-x-4 px-2 md:col-span-1">
        <Flag
          label={officeShippingWords.hasDesk(name)}
          text={officeShippingWords.deskShort}
          isOn={shown.desk}
          onChange={(isOn) => setFlag({ desk: isOn })}
        />
        <Flag
          label={officeShippingWords.served(name)}
          text={officeShippingWords.servedShort}
          isOn={shown.served}
          onChange={(isOn) => setFlag({ served: isOn })}
        />
      </div>
    </li>
  );
}

function deskText({ desk, desk_price }: AdminCommune, wilaya: AdminWilaya): string {
  if (!desk) return officeShippingWords.blank;
  if (desk_price !== null) return feeText(desk_price);
  return wilaya.desk_price === null
    ? officeShippingWords.blank
    : officeShippingWords.inherited(feeText(wilaya.desk_price));
}

type FlagProps = { label: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Flag({ label, text, isOn, onChange }: FlagProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2 text-slate-800 text-sm">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-blue-900"
      />
      {text}
    </label>
  );
}

/** What a commune has of its own, as the call takes it. */
export function overrideOf({ price, desk_price, desk, served }: AdminCommune): CommuneChange {
  return { price: dinars(price), desk_price: dinars(desk_price), desk, served };
}

function dinars(fee: string | null): number | null {
  return fee === null ? null : Number(fee);
}
