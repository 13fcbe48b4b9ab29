import { chosenOrders } from '@/domain/orders/chosen-orders';
import { answerPaper, drawInvoices } from '../../answer-paper';

export function GET(request: Request): Promise<Response> {
  return answerPaper(request, chosenOrders(new URL(request.url).searchParams.getAll('ids')), drawInvoices);
}
