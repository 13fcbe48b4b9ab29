'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '@/client/classes';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { RowButtons } from '../records/record-screen';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { EditableCell } from '../ui/editable-cell';
import { LabelledCell } from '../ui/labelled-cell';
import type { BulkTarget } from './bulk-plan';
import { feeText, readDays, readFee, readOptionalFee } from './cell-values';
import { CommuneList } from './commune-list';

export type WilayaChange = { price?: number; desk_price?: number | null; days?: string | null };

type WilayaRowProps = {
  wilaya: AdminWilaya;
  badge: string | null;
  isChosen: boolean;
  /** dinars, while a change of several fees is planned */
  planned: { target: BulkTarget; dinars: number } | null;
  onChoose: (isChosen: boolean) => void;
  onChange: (change: WilayaChange) => Promise<unknown>;
  onEdit: () => void;
  onDelete: () => void;
};

/** Columns of a wide screen; on a phone the three values stand below the name. */
export const ROW_CLASS =
  'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-2 px-2 md:grid-cols-[2.5rem_minmax(0,1fr)_10rem_10rem_7rem_auto]';

const { cells, columns } = officeShippingWords;

export function WilayaRow({ wilaya, badge, isChosen, planned, onChoose, onChange, onEdit, onDelete }: WilayaRowProps) {
  const { id, name, code, price, desk_price, days } = wilaya;
  const [isOpen, setIsOpen] = useState(false);
  const communesId = useId();
  const plannedFor = (target: BulkTarget) => (planned?.target === target ? feeText(planned.dinars) : undefined);
  return (
    <li className={cx('border-slate-200 border-t', isChosen && 'bg-blue-50')}>
      <div className={cx(ROW_CLASS, 'py-1')}>
        <Checkbox
          label={officeShippingWords.select(name)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <div className="flex min-h-10 min-w-0 flex-wrap items-center gap-x-2">
          {code !== null && <span className="w-6 shrink-0 text-slate-600 text-sm tabular-nums">{code}</span>}
          <h2 className="wrap-anywhere font-semibold text-slate-900 text-sm">{name}</h2>
          {badge && <Badge text={badge} />}
        </div>
        <div className="flex items-center justify-self-end md:order-last">
          {code !== null && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={officeShippingWords.communesOf(name)}
              aria-expanded={isOpen}
              aria-controls={communesId}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronDown aria-hidden className={cx('size-4', isOpen && 'rotate-180')} />
            </Button>
          )}
          <RowButtons name={name} onEdit={onEdit} onDelete={onDelete} />
        </div>
        <div className="col-span-full grid grid-cols-3 gap-2 ps-2 md:contents">
          <LabelledCell label={columns.home}>
            <EditableCell
              form="fee-cell"
              failures={officeShippingWords.failures}
              label={cells.home(name)}
              record={String(id)}
              column="home"
              value={price}
              text={feeText(price)}
              planned={plannedFor('home')}
              read={readFee}
              save={(fee) => onChange({ price: fee })}
            />
          </LabelledCell>
          <LabelledCell label={columns.desk}>
            <EditableCell
              form="fee-cell"
              failures={officeShippingWords.failures}
              label={cells.desk(name)}
              record={String(id)}
              column="desk"
              value={desk_price ?? ''}
              text={feeText(desk_price)}
              planned={plannedFor('desk')}
              read={readOptionalFee}
              save={(fee) => onChange({ desk_price: fee })}
            />
          </LabelledCell>
          <LabelledCell label={columns.days}>
            <EditableCell
              form="fee-cell"
              failures={officeShippingWords.failures}
              label={cells.days(name)}
              record={String(id)}
              column="days"
              inputMode="text"
              value={days ?? ''}
              text={days ?? officeShippingWords.blank}
              read={readDays}
              save={(text) => onChange({ days: text })}
            />
          </LabelledCell>
        </div>
      </div>
      {code !== null && (
        <div id={communesId} hidden={!isOpen} className="border-slate-200 border-t bg-slate-50 px-2 py-3 md:ps-12">
          {isOpen && <CommuneList wilaya={wilaya} />}
        </div>
      )}
    </li>
  );
}

function Badge({ text }: { text: string }) {
  const isLowest = text === officeShippingWords.lowest;
  return (
    <p
      className={cx(
        'rounded-full border px-2 py-0.5 font-semibold text-xs leading-none',
        isLowest ? 'border-green-300 bg-green-100 text-green-900' : 'border-amber-300 bg-amber-100 text-amber-900',
      )}
    >
      {text}
    </p>
  );
}
