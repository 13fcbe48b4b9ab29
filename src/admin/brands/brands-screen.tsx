'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import type { AdminTag } from '@/contract/admin/tags';
import { containsText } from '@/domain/text-match';
import { officeBrandsWords } from '@/words/en/brands';
import { officeCommonWords } from '@/words/en/common';
import { refresh } from '../lib/refresh';
import { useQueryState } from '../lib/use-query-state';
import { Button, linkButton } from '../ui/button';
import { DeleteQuestion } from '../ui/delete-question';
import { EmptyState } from '../ui/empty-state';
import { QueryStates } from '../ui/load-states';
import { ScreenHeader } from '../ui/screen-header';
import { SearchBox } from '../ui/search-box';
import { BrandDialog } from './brand-dialog';
import { BrandList } from './brand-list';
import { BrandStats } from './brand-stats';
import { brandsQuery, deleteBrand } from './queries';

const STATE = { search: '' };

/** Brands, which the server calls tags. */
export function BrandsScreen() {
  const [{ search }, setState] = useQueryState(STATE);
  const client = useQueryClient();
  const query = useQuery(brandsQuery());
  const { data } = query;
  const [edited, setEdited] = useState<AdminTag | 'new' | null>(null);
  const [doomed, setDoomed] = useState<AdminTag | null>(null);
  const reload = () => void refresh(client, brandsQuery().queryKey);

  const tags = data?.tags ?? [];
  const shown = tags.filter(({ name }) => containsText([name], search));
  return (
    <>
      <ScreenHeader title={officeBrandsWords.title} subtitle={officeBrandsWords.subtitle}>
        <a href="/admin/collections/tags" className={linkButton({ variant: 'ghost' })}>
          {officeCommonWords.openInCms}
        </a>
        <Button variant="primary" onClick={() => setEdited('new')}>
          <Plus aria-hidden className="size-4" /> {officeBrandsWords.add}
        </Button>
      </ScreenHeader>
      {data && <BrandStats answer={data} />}
      <div className="mb-4 flex max-w-md">
        <SearchBox
          placeholder={officeBrandsWords.search}
          value={search}
          onSearch={(text) => setState({ search: text })}
        />
      </div>
      <QueryStates query={query} failure={officeBrandsWords.failed} />
      {data && (
        <section aria-labelledby="all-brands" className="rounded-xl border border-slate-200 bg-white">
          <h2 id="all-brands" className="border-slate-200 border-b px-5 py-3 font-semibold text-base">
            {officeBrandsWords.all}
          </h2>
          {shown.length > 0 ? (
            <BrandList brands={shown} onEdit={setEdited} onDelete={setDoomed} />
          ) : (
            <EmptyState
              Icon={Tags}
              isBare
              title={search.trim() === '' ? officeBrandsWords.none : officeBrandsWords.noneFound(search.trim())}
            />
          )}
          {tags.length > 0 && (
            <p className="border-slate-200 border-t px-5 py-3 text-slate-600 text-sm tabular-nums">
              {officeBrandsWords.showing(shown.length, tags.length)}
            </p>
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
        <DeleteQuestion
          doomed={doomed}
          kind="brand"
          name={doomed.name}
          question={officeBrandsWords.deleteQuestion}
          remove={deleteBrand}
          onClose={() => setDoomed(null)}
          onSettled={reload}
        />
      )}
    </>
  );
}
