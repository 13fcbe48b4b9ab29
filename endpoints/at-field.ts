import { type Answer, refuse } from '@/http/answer';

/** 400 for one field. */
export function atField(field: string, message: string): Answer {
  return refuse(400, message, { details: { [field]: [message] } });
}
