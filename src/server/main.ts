/** Starts the server. Modules that read `@/env` are imported only once the environment is complete. */

import { chooseLanguage } from '@/words/words';
import { runProgram } from './lifecycle';
import { claimFolder, openDatabase, readSettings } from './open-database';
import { assertPortFree } from './steps/port';

runProgram(
  async (lifecycle) => {
    const startedAt = performance.now();
    const settings = readSettings();
    // Before the port is checked: a shop that is stopping leaves its port before its folder.
    await claimFolder({ settings, lifecycle });
    await assertPortFree(settings);
    await openDatabase({ settings, lifecycle });
    const { loadLanguage } = await import('./language');
    const language = await loadLanguage(settings.SHOP_LANGUAGE, process.cwd());
    if (language) chooseLanguage(language);
    const { serve } = await import('./serve');
    await serve({ root: process.cwd(), startedAt, lifecycle });
  },
  { signalCode: 0 },
);
