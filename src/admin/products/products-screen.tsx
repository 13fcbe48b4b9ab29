'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Images, Package, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductsWords } from '@/words/en/catalogue/products';
import { officeCommonWords } from '@/words/en/common';
import { officeUiWords } from '@/words/en/ui';
import { refresh, useExistingPage } from '../lib/list-query';
import { cmsPath } from '../lib/paths';
import { useMayEdit } from '../lib/use-may-edit';
import { entryId, useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';
import { useRemembered } from '../lib/use-remembered';
import { ExportProductsButton } from '../products-import/export-products-button';
import { ImportProductsButton, ProductImport } from '../products-import/product-import';
import { Button, linkButton } from '../ui/button';
import { DeleteQuestion } from '../ui/delete-question';
import { EmptyState } from '../ui/empty-state';
import { QueryStates } from '../ui/load-states';
import { NothingFound } from '../ui/nothing-found';
import { Pagination } from '../ui/pagination';
import { ScreenHeader } from '../ui/screen-header';
import { CmsLists } from './cms-lists';
import { ProductDialog } from './form/product-dialog';
import { isNarrowed, LIST_STATE, NO_FILTERS, readListState } from './list/list-state';
import { ListSummary } from './list/list-summary';
import { ProductFilters } from './list/product-filters';
import { ProductsView } from './list/products-view';
import { PRODUCTS_KEY, productsQuery, shelvesQuery } from './queries';

/** Products. People who may not edit them read them here and in the CMS. */
export function ProductsScreen() {
  const [address, setState] = useQueryState(LIST_STATE);
  const [lastView, rememberView] = useRemembered('products_view');
  const state = readListState(address, lastView);
  const client = useQueryClient();
  const query = useQuery(productsQuery(state));
  const { data, isFetching } = query;
  const shelves = useQuery(shelvesQuery());
  const { value, open, close } = useOpenEntry('product');
  const opened = value === 'new' ? value : entryId(value);
  const imports = useOpenEntry('import');
  const mayEdit = useMayEdit();
  const [toDelete, setToDelete] = useState<Pick<AdminProduct, 'id' | 'title'> | null>(null);
  const reload = () => void refresh(client, PRODUCTS_KEY);

  useExistingPage(query, Number(state.page), setState);

  return (
    <>
      <ScreenHeader title={officeProductsWords.title} subtitle={officeProductsWords.subtitle}>
        {mayEdit && (
          <>
            <ImportProductsButton onOpen={() => imports.open('open')} />
            <ExportProductsButton state={state} />
          </>
        )}
        <a href={cmsPath('media')} className={linkButton({ size: 'sm' })}>
          <Images aria-hidden className="size-4" /> {officeProductsWords.pictureLibrary}
        </a>
        <a href={cmsPath('products')} title={officeProductsWords.cmsHint} className={linkButton({ size: 'sm' })}>
          {officeProductsWords.cms}
        </a>
        {mayEdit && (
          <Button variant="primary" onClick={() => open('new')}>
            <Plus aria-hidden className="size-4" /> {officeProductsWords.add}
          </Button>
        )}
      </ScreenHeader>
      {mayEdit && <CmsLists />}
      {mayEdit && imports.value !== '' && <ProductImport entry={imports} />}
      <ProductFilters
        state={state}
        shelves={shelves}
        onView={(view) => {
          rememberView(view);
          setState({ view });
        }}
        onChange={setState}
      />
      <QueryStates query={query} failure={officeCommonWords.loadFailed} />
      {data && (
        <>
          <ListSummary answer={data} search={state.search} isFetching={isFetching} />
          <ProductsView
            state={state}
            answer={data}
            shelves={shelves.data}
            isFetching={isFetching}
            onEdit={({ id }) => open(String(id))}
            onDelete={setToDelete}
          />
          {data.total === 0 && (
            <NoProducts state={state} onAdd={mayEdit ? () => open('new') : null} onClear={() => setState(NO_FILTERS)} />
          )}
          <Pagination
            page={data.page}
            pages={data.total_pages}
            onPage={(page) => setState({ page: String(page) }, { isNewEntry: true })}
          />
        </>
      )}
      {!mayEdit && typeof opened === 'number' && <ReadOnlyProduct id={opened} />}
      {mayEdit && opened !== null && (
        <ProductDialog key={opened} opened={opened} shelves={shelves} onClose={close} onChanged={reload} />
      )}
      {toDelete && (
        <DeleteQuestion
          kind="product"
          name={toDelete.title}
          question={officeProductsWords.deleteQuestion}
          path={`/api/admin/products/${toDelete.id}/`}
          onClose={() => setToDelete(null)}
          onSettled={reload}
        />
      )}
    </>
  );
}

type NoProductsProps = { state: ReturnType<typeof readListState>; onAdd: (() => void) | null; onClear: () => void };

function NoProducts({ state, onAdd, onClear }: NoProductsProps) {
  if (isNarrowed(state))
    return <NothingFound things={officeUiWords.things.products} search={state.search} onClear={onClear} />;
  return (
    <EmptyState Icon={Package} title={officeProductsWords.empty} text={officeProductsWords.emptyHint}>
      {onAdd && <Button onClick={onAdd}>{officeProductsWords.add}</Button>}
    </EmptyState>
  );
}

/** Opens a product in the CMS, whose form is read-only for people who may not edit. Back leads to the list. */
function ReadOnlyProduct({ id }: { id: number }) {
  useEffect(() => window.location.replace(cmsPath('products', id)), [id]);
  return null;
}
