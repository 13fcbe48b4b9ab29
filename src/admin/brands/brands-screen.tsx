'use client';

import { queryOptions } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import type { AdminTag, AdminTagsAnswer } from '@/contract/admin/tags';
import { averageCount } from '@/domain/products/brands';
import { containsText } from '@/domain/texts/find-text';
import { officeBrandsWords } from '@/words/en/catalogue/brands';
import { officeUiWords } from '@/words/en/ui';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { RecordScreen } from '../records/record-screen';
import { useRecords } from '../records/use-records';
import { EmptyState } from '../ui/empty-state';
import { NothingFound } from '../ui/nothing-found';
import { StatCard } from '../ui/stat-card';
import { BrandDialog } from './brand-dialog';
import { BrandList } from './brand-list';

/** Its calls name brands as the server does. */
const PATH = '/api/admin/tags/';

/** Brands in French order, with the number of products of the whole shop. */
function brandsQuery() {
  return queryOptions({
    queryKey: ['admin', 'tags'],
    queryFn: ({ signal }) => expected(callAdmin('GET', PATH, { signal }), withLists<AdminTagsAnswer>('tags')),
  });
}

export function BrandsScreen() {
  const records = useRecords<AdminTagsAnswer, AdminTag>(brandsQuery(), 'brand');
  const { data, search, setEdited, setToDelete } = records;
  const tags = data?.tags ?? [];
  const shown = tags.filter(({ name }) => containsText([name], search));
  return (
    <RecordScreen
      kind="brand"
      records={records}
      words={officeBrandsWords.screen}
      collection="tags"
      path={PATH}
      stats={data && <BrandStats answer={data} />}
      form={(props) => <BrandDialog path={PATH} {...props} />}
    >
      {data && (
        <section aria-labelledby="all-brands" className="rounded-xl border border-slate-200 bg-white">
          <h2 id="all-brands" className="border-slate-200 border-b px-5 py-3 font-semibold text-base">
            {officeBrandsWords.all}
          </h2>
          {shown.length > 0 ? (
            <BrandList brands={shown} onEdit={setEdited} onDelete={setToDelete} />
          ) : (
            <NoBrands search={search} />
          )}
          {tags.length > 0 && (
            <p className="border-slate-200 border-t px-5 py-3 text-slate-600 text-sm tabular-nums">
              {officeBrandsWords.showing(shown.length, tags.length)}
            </p>
          )}
        </section>
      )}
    </RecordScreen>
  );
}

function NoBrands({ search }: { search: string }) {
  if (search.trim() !== '') return <NothingFound things={officeUiWords.things.brands} search={search} isBare />;
  return <EmptyState Icon={Tags} isBare title={officeBrandsWords.none} />;
}

function BrandStats({ answer: { tags, total_products } }: { answer: AdminTagsAnswer }) {
  return (
    <dl className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label={officeBrandsWords.total} value={tags.length} />
      <StatCard label={officeBrandsWords.active} value={tags.length} />
      <StatCard label={officeBrandsWords.totalProducts} value={total_products} />
      <StatCard label={officeBrandsWords.average} value={averageCount(tags)} />
    </dl>
  );
}
