import { parseId } from '@/contract/catalogue';
import { answerPaper, drawInvoices } from '../../../answer-paper';

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const id = parseId((await params).id);
  return answerPaper(request, id === null ? [] : [id], drawInvoices);
}
