import { chosenOrders } from '@/domain/orders/chosen-orders';
import { answerInvoices } from '../../answer-paper';

export function GET(request: Request): Promise<Response> {
  return answerInvoices(request, chosenOrders(new URL(request.url).searchParams.getAll('ids')));
}
