'use client';

import { queryOptions } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { containsText } from '@/domain/text';
import { officeShippingWords } from '@/words/en/shipping';
import { callAdmin } from '../api/client';
import { expected, isList } from '../api/expected';
import { RecordScreen } from '../records/record-screen';
import { useRecords } from '../records/use-records';
import { EmptyState } from '../ui/empty-state';
import { WilayaDialog } from './wilaya-dialog';
import { WilayaList } from './wilaya-list';

const PATH = '/api/admin/wilayas/';

/** Delivery regions, in French order. */
function wilayasQuery() {
  return queryOptions({
    queryKey: ['admin', 'wilayas'],
    queryFn: ({ signal }) => expected(callAdmin('GET', PATH, { signal }), isList<AdminWilaya>),
  });
}

/** Delivery regions with their fees. */
export function ShippingScreen() {
  const records = useRecords<AdminWilaya[], AdminWilaya>(wilayasQuery());
  const { data, search, setEdited, setToDelete } = records;
  const shown = data?.filter(({ name }) => containsText([name], search)) ?? [];
  return (
    <RecordScreen
      kind="wilaya"
      records={records}
      words={officeShippingWords.screen}
      collection="wilayas"
      path={PATH}
      form={(props) => <WilayaDialog path={PATH} {...props} />}
    >
      {data && shown.length > 0 && <WilayaList all={data} shown={shown} onEdit={setEdited} onDelete={setToDelete} />}
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
