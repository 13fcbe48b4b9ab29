'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import type { AdminTag } from '@/contract/admin/tags';
import { containsText } from '@/domain/text-match';
import { useQueryState } from '../lib/use-query-state';
import { Button, linkButton } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { EmptyState } from '../ui/empty-state';
import { LoadFailure, Loading } from '../ui/load-states';
import { ScreenHeader } from '../ui/screen-header';
import { SearchBox } from '../ui/search-box';
import { BrandDialog } from './brand-dialog';
import { BrandList } from './brand-list';
import { BrandStats } from './brand-stats';
import { brandsQuery, deleteBrand } from './queries';

const STATE = { search: '' };

/** Brands, which the server calls tags (spec, back office section 2). */
export function BrandsScreen() {
  const [{ search }, setState] = useQueryState(STATE);
  const client = useQueryClient();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(brandsQuery());
  const [edited, setEdited] = useState<AdminTag | 'new' | null>(null);
  const [doomed, setDoomed] = useState<AdminTag | null>(null);
  const reload = () => void client.invalidateQueries({ queryKey: brandsQuery().queryKey });

  const removal = useMutation({
    mutationFn: deleteBrand,
    onSuccess: () => toast.success('Brand deleted.'),
    onError: () => toast.error('Failed to delete brand.'),
    onSettled: () => {
      setDoomed(null);
      reload();
    },
  });

  const tags = data?.tags ?? [];
  const shown = tags.filter(({ name }) => containsText([name], search));
  return (
    <>
      <ScreenHeader title="Brands Management" subtitle="Manage product brands and manufacturers">
        <a href="/admin/collections/tags" className={linkButton({ variant: 'ghost' })}>
          Open in the CMS
        </a>
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4" /> Add Brand
        </Button>
      </ScreenHeader>
      {data && <BrandStats answer={data} />}
      <div className="mb-4 flex max-w-md">
        <SearchBox placeholder="Search brands..." value={search} onSearch={(text) => setState({ search: text })} />
      </div>
      {!data && errorUpdateCount === 0 && <Loading />}
      {!data && errorUpdateCount > 0 && (
        <LoadFailure text="Failed to load brands." isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <section aria-labelledby="all-brands" className="rounded-xl border border-slate-200 bg-white">
          <h2 id="all-brands" className="border-slate-200 border-b px-5 py-3 font-semibold text-base">
            All Brands
          </h2>
          {shown.length > 0 ? (
            <BrandList brands={shown} total={tags.length} onEdit={setEdited} onDelete={setDoomed} />
          ) : (
            <EmptyState
              Icon={Tags}
              isBare
              title={
                search.trim() === ''
                  ? 'No brands found. Create your first brand to get started.'
                  : `No brands found matching "${search.trim()}"`
              }
            />
          )}
        </section>
      )}
      {edited && (
        <BrandDialog
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
        <Confirm
          question="Are you sure you want to delete this brand?"
          confirmLabel={`Delete ${doomed.name}`}
          isBusy={removal.isPending}
          onConfirm={() => removal.mutate(doomed)}
          onCancel={() => setDoomed(null)}
        />
      )}
    </>
  );
}
