'use client';

import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { containsText } from '@/domain/texts/find-text';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { useSelection } from '../lib/use-selection';
import { RecordScreen } from '../records/record-screen';
import { useRecords } from '../records/use-records';
import { EmptyState } from '../ui/empty-state';
import { titleOfScreen } from '../ui/use-opener-focus';
import { BulkBar } from './bulk-bar';
import { type BulkFields, planChange } from './bulk-plan';
import { FeeNotice } from './fee-notice';
import { FeesFile } from './fees-file';
import { WILAYAS_PATH, wilayasQuery } from './queries';
import { useFeeEdits } from './use-fee-edits';
import { WilayaDialog } from './wilaya-dialog';
import { WilayaList } from './wilaya-list';

const BLANK: BulkFields = { target: 'home', kind: 'set', amount: '' };

/** Delivery regions with their fees: a table that is edited where it stands, several rows at once, or as a file. */
export function ShippingScreen() {
  const records = useRecords<AdminWilaya[], AdminWilaya>(wilayasQuery(), 'wilaya');
  const { data, search, setEdited, setToDelete, reload } = records;
  const selection = useSelection();
  const [fields, setFields] = useState(BLANK);
  const { notice, setNotice, edit, bulk, undoing } = useFeeEdits();
  const shown = data?.filter(({ name, code }) => containsText([name], search) || String(code) === search.trim()) ?? [];
  const chosen = data?.filter(({ id }) => selection.chosen.has(id)) ?? [];
  const plan = planChange(chosen, fields);
  const clear = () => {
    selection.clear();
    setFields(BLANK);
  };
  return (
    <RecordScreen
      kind="wilaya"
      records={records}
      words={officeShippingWords.screen}
      collection="wilayas"
      path={WILAYAS_PATH}
      stats={<FeesFile onApplied={reload} />}
      form={(props) => <WilayaDialog path={WILAYAS_PATH} {...props} />}
    >
      {notice && (
        <FeeNotice
          notice={notice}
          isAlone={chosen.length === 0}
          isUndoing={undoing.isPending}
          onUndo={(undo) => undoing.mutate(undo)}
          onDismiss={() => {
            setNotice(null);
            titleOfScreen()?.focus({ preventScroll: true });
          }}
        />
      )}
      {chosen.length > 0 && (
        <BulkBar
          chosen={chosen}
          fields={fields}
          plan={plan}
          isBusy={bulk.isPending}
          onFields={setFields}
          onApply={() => bulk.mutate({ chosen, fields, plan }, { onSuccess: clear })}
          onClear={clear}
        />
      )}
      {data && shown.length > 0 && (
        <WilayaList
          all={data}
          shown={shown}
          selection={selection}
          plan={{ ...plan, target: fields.target }}
          onChange={edit}
          onEdit={setEdited}
          onDelete={setToDelete}
        />
      )}
      {data && shown.length === 0 && (
        <EmptyState
          Icon={MapPin}
          title={data.length === 0 ? officeShippingWords.empty : officeShippingWords.none(search)}
          text={data.length === 0 ? officeShippingWords.emptyHint : officeShippingWords.noneHint}
        />
      )}
    </RecordScreen>
  );
}
