import { routes } from '@/contract/routes';
import { MAX_REQUEST_PICTURES } from '@/domain/orders/part-requests';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { askForPart } from '@/part-requests/ask-for-part';
import { partRequestCallWords } from '@/words/fr/orders/part-requests';
import { orderCallWords } from '@/words/fr/refusals';

export const partRequestCalls = [
  call(
    routes.askForPart,
    async ({ payload, body, key }) => {
      const { outcome, isDecoded } = await askForPart({ payload, input: body, idempotencyKey: key });
      return { ...answerOf(outcome), isCostly: isDecoded };
    },
    { forgivesInvalid: true, forgivesRepeatsOf: 'part-request' },
  ),
];

function answerOf(asked: Awaited<ReturnType<typeof askForPart>>['outcome']): Answer {
  switch (asked.type) {
    case 'made':
      return { ...ok({ number: asked.number }, 201), isRepeat: asked.isRepeat };
    case 'key-reused':
      return refuse(422, orderCallWords.keyReused);
    case 'unknown-model':
      return refuseField(400, 'model', partRequestCallWords.unknownModel);
    case 'too-many-pictures':
      return refuseField(400, 'pictures', partRequestCallWords.tooManyPictures(MAX_REQUEST_PICTURES));
    case 'bad-pictures': {
      const isLarge = asked.refused.some(({ reason }) => reason === 'large');
      return refuseField(isLarge ? 413 : 415, 'pictures', partRequestCallWords.badPictures(asked.refused));
    }
  }
}

function refuseField(status: 400 | 413 | 415, field: string, message: string): Answer {
  return refuse(status, message, { details: { [field]: [message] } });
}
