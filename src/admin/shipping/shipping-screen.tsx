'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { containsText } from '@/domain/text-match';
import { refresh } from '../lib/refresh';
import { useQueryState } from '../lib/use-query-state';
import { Button, linkButton } from '../ui/button';
import { DeleteQuestion } from '../ui/delete-question';
import { EmptyState } from '../ui/empty-state';
import { QueryStates } from '../ui/load-states';
import { ScreenHeader } from '../ui/screen-header';
import { SearchBox } from '../ui/search-box';
import { deleteWilaya, wilayasQuery } from './queries';
import { WilayaDialog } from './wilaya-dialog';
import { WilayaList } from './wilaya-list';

const STATE = { search: '' };

/** Delivery regions with their fees. */
export function ShippingScreen() {
  const [{ search }, setState] = useQueryState(STATE);
  const client = useQueryClient();
  const query = useQuery(wilayasQuery());
  const { data } = query;
  const [edited, setEdited] = useState<AdminWilaya | 'new' | null>(null);
  const [doomed, setDoomed] = useState<AdminWilaya | null>(null);
  const reload = () => void refresh(client, wilayasQuery().queryKey);

  const shown = data?.filter(({ name }) => containsText([name], search)) ?? [];
  return (
    <>
      <ScreenHeader title="Shipping" subtitle="Delivery regions (wilayas) and their fees">
        <a href="/admin/collections/wilayas" className={linkButton({ variant: 'ghost' })}>
          Open in the CMS
        </a>
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4" /> Add Wilaya
        </Button>
      </ScreenHeader>
      <div className="mb-4 flex max-w-md">
        <SearchBox placeholder="Search wilayas..." value={search} onSearch={(text) => setState({ search: text })} />
      </div>
      <QueryStates query={query} failure="Failed to load shipping settings." />
      {data && shown.length > 0 && <WilayaList all={data} shown={shown} onEdit={setEdited} onDelete={setDoomed} />}
      {data && shown.length === 0 && (
        <EmptyState
          Icon={MapPin}
          title={data.length === 0 ? 'No wilayas yet' : `No wilayas found matching "${search}"`}
          text={data.length === 0 ? 'Without a wilaya nobody can order: add the first.' : 'Try another name.'}
        />
      )}
      {edited && (
        <WilayaDialog
          edited={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            reload();
          }}
          onOutdated={reload}
        />
      )}
      {doomed && (
        <DeleteQuestion
          doomed={doomed}
          kind="Wilaya"
          name={doomed.name}
          question="Are you sure you want to delete this wilaya?"
          remove={deleteWilaya}
          onClose={() => setDoomed(null)}
          onSettled={reload}
        />
      )}
    </>
  );
}
