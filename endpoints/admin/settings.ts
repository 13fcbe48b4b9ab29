import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { changeSettings } from '@/settings/change-settings';
import { presentSettings } from '@/settings/present-settings';
import { readSettings } from '@/settings/read-settings';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { refuseStale } from '../refusals';

export const settingsCalls = [
  call(routes.settings, async ({ db }) => ok({ settings: presentSettings((await readSettings(db)).settings) })),
  call(routes.changeSettings, async ({ payload, user, body: { from = null, ...patch } }) => {
    const outcome = await changeSettings({ payload, user }, { patch, from });
    if (outcome.type === 'stale') return refuseStale({ settings: presentSettings(outcome.settings) });
    if (outcome.type === 'changed') return ok({ settings: presentSettings(outcome.settings) });
    const message = sayProblem(outcome.problem, officeProblemWords);
    return refuse(400, `${outcome.path}: ${message}`, { details: { [outcome.path]: [message] } });
  }),
];
