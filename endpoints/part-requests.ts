import { routes } from '@/contract/routes';
import { MAX_REQUEST_PICTURES } from '@/domain/part-requests';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { askForPart } from '@/part-requests/ask-for-part';
import { partRequestCallWords } from '@/words/fr/part-requests';

export const partRequestCalls = [
  call(routes.askForPart, async ({ payload, body }) => {
    const asked = await askForPart({ payload, input: body });
    switch (asked.type) {
      case 'made':
        return ok({ number: asked.number }, 201);
      case 'unknown-model':
        return refuseField('model', partRequestCallWords.unknownModel);
      case 'too-many-pictures':
        return refuseField('pictures', partRequestCallWords.tooManyPictures(MAX_REQUEST_PICTURES));
      case 'bad-picture':
        return refuseField('pictures', partRequestCallWords.badPicture);
    }
  }),
];

function refuseField(field: string, message: string): Answer {
  return refuse(400, message, { details: { [field]: [message] } });
}
