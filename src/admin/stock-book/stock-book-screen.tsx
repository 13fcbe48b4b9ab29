'use client';

import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { useSession } from '@/client/session/session';
import { mayHandleOrders } from '@/domain/accounts/roles';
import { officeStockBookWords } from '@/words/en/catalogue/stock-book';
import { readPage } from '../lib/list-query';
import { useQueryState } from '../lib/use-query-state';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LogList } from '../ui/log-list';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { MovementRow } from './movement-row';
import { ProductFilter } from './product-filter';
import { stockBookQuery } from './queries';

const STATE = { product: '', page: '1' };

const columns = () => [
  { heading: officeStockBookWords.columns.when },
  { heading: officeStockBookWords.columns.product },
  { heading: officeStockBookWords.columns.pieces, className: 'text-end' },
  { heading: officeStockBookWords.columns.why },
  { heading: officeStockBookWords.columns.who },
];

/** The stock book: who changed a product's stock, by how many pieces, and why. */
export function StockBookScreen() {
  const [address, setState] = useQueryState(STATE);
  const product = /^[1-9]\d{0,9}$/.test(address.product) ? Number(address.product) : null;
  const page = readPage(address.page);
  const hasOrders = mayHandleOrders(useSession()?.user);
  const query = useQuery(stockBookQuery({ product, page }));
  const choose = (id: number | null) => setState({ product: id === null ? '' : String(id), page: '' });
  return (
    <>
      <ScreenHeader title={officeStockBookWords.title} subtitle={officeStockBookWords.subtitle}>
        <RefreshButton isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
      </ScreenHeader>
      <ProductFilter chosen={product} onChoose={choose} />
      <LogList
        query={query}
        failure={officeStockBookWords.failed}
        page={page}
        onChange={setState}
        countText={officeStockBookWords.count}
        caption={officeStockBookWords.caption}
        columns={columns()}
        rowsOf={({ movements }) =>
          movements.map((movement) => <MovementRow key={movement.id} movement={movement} hasOrders={hasOrders} />)
        }
        empty={<NoMovements isOfOne={product !== null} onClear={() => choose(null)} />}
      />
    </>
  );
}

function NoMovements({ isOfOne, onClear }: { isOfOne: boolean; onClear: () => void }) {
  if (!isOfOne) {
    return <EmptyState Icon={BookOpen} title={officeStockBookWords.empty} text={officeStockBookWords.emptyHint} />;
  }
  return (
    <EmptyState Icon={BookOpen} title={officeStockBookWords.none} text={officeStockBookWords.noneHint}>
      <Button onClick={onClear}>{officeStockBookWords.showAll}</Button>
    </EmptyState>
  );
}
