import { routes } from '@/contract/routes';
import { PICTURE_TOO_LARGE } from '@/domain/products/image-rules';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { keepLogo } from '@/pictures/keep-logo';
import { changeSettings } from '@/settings/change-settings';
import { presentSettings } from '@/settings/present-settings';
import { readSettings } from '@/settings/read-settings';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { refuseStale } from '../refusals';

export const settingsCalls = [
  call(routes.settings, async ({ db }) => ok({ settings: presentSettings((await readSettings(db)).settings) })),
  call(routes.uploadLogo, async ({ payload, user, body: { image } }) => {
    const kept = await keepLogo(image);
    if (kept.ok) {
      return answerOf(await changeSettings({ payload, user }, { patch: { shop: { logo_url: kept.url } }, from: null }));
    }
    const message = sayProblem(kept.problem, officeProblemWords);
    return refuse(kept.problem === PICTURE_TOO_LARGE ? 413 : 415, message, { details: { image: [message] } });
  }),
  call(routes.changeSettings, async ({ payload, user, body: { from = null, ...patch } }) =>
    answerOf(await changeSettings({ payload, user }, { patch, from })),
  ),
];

function answerOf(outcome: Awaited<ReturnType<typeof changeSettings>>): Answer {
  if (outcome.type === 'stale') return refuseStale({ settings: presentSettings(outcome.settings) });
  if (outcome.type === 'changed') return ok({ settings: presentSettings(outcome.settings) });
  const message = sayProblem(outcome.problem, officeProblemWords);
  return refuse(400, `${outcome.path}: ${message}`, { details: { [outcome.path]: [message] } });
}
