'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { containsText } from '@/domain/text-match';
import { officeCommonWords } from '@/words/en/common';
import { officeShippingWords } from '@/words/en/shipping';
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
      <ScreenHeader title={officeShippingWords.title} subtitle={officeShippingWords.subtitle}>
        <a href="/admin/collections/wilayas" className={linkButton({ variant: 'ghost' })}>
          {officeCommonWords.openInCms}
        </a>
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4" /> {officeShippingWords.add}
        </Button>
      </ScreenHeader>
      <div className="mb-4 flex max-w-md">
        <SearchBox
          placeholder={officeShippingWords.search}
          value={search}
          onSearch={(text) => setState({ search: text })}
        />
      </div>
      <QueryStates query={query} failure={officeShippingWords.failed} />
      {data && shown.length > 0 && <WilayaList all={data} shown={shown} onEdit={setEdited} onDelete={setDoomed} />}
      {data && shown.length === 0 && (
        <EmptyState
          Icon={MapPin}
          title={data.length === 0 ? officeShippingWords.empty : officeShippingWords.none(search)}
          text={data.length === 0 ? officeShippingWords.emptyHint : officeShippingWords.noneHint}
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
          kind="wilaya"
          name={doomed.name}
          question={officeShippingWords.deleteQuestion}
          remove={deleteWilaya}
          onClose={() => setDoomed(null)}
          onSettled={reload}
        />
      )}
    </>
  );
}
