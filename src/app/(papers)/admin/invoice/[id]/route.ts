import { parseId } from '@/contract/catalogue';
import { answerInvoices } from '../../../answer-paper';

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const id = parseId((await params).id);
  return answerInvoices(request, id === null ? [] : [id]);
}
