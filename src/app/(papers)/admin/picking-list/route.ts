import type { OfficeOrder } from '@/contract/admin/orders';
import { chosenOrders } from '@/domain/orders/chosen-orders';
import { ordersPickingListPdf } from '@/parcels/papers/papers';
import { answerPaper } from '../../answer-paper';

export function GET(request: Request): Promise<Response> {
  const ids = chosenOrders(new URL(request.url).searchParams.getAll('ids'));
  return answerPaper(request, ids, async ({ orders }) => ({
    name: 'bon-de-preparation.pdf',
    file: await ordersPickingListPdf(orders.map(pickedOrder)),
  }));
}

function pickedOrder({ id, items }: OfficeOrder) {
  return {
    orderId: id,
    items: items.map(({ product_title: title, reference, product_id: productId, quantity }) => ({
      title,
      reference,
      productId,
      quantity,
    })),
  };
}
