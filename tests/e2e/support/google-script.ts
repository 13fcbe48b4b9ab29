/** Google's sign-in script, played by the test: its button hands over a token that the test has signed. */
import type { BrowserContext } from 'playwright-core';

const ADDRESS = 'https://accounts.google.com/gsi/client';

/** As much of Google's script as the shop uses. */
const SCRIPT = `
  let settings;
  window.google = { accounts: { id: {
    initialize: (given) => { settings = given; },
    renderButton: (place, look) => {
      const button = document.createElement('div');
      button.setAttribute('role', 'button');
      button.tabIndex = 0;
      button.textContent = 'Continuer avec Google';
      button.dataset.look = JSON.stringify(look);
      button.dataset.client = settings.client_id;
      button.addEventListener('click', async () => settings.callback({ credential: await window.signForTest() }));
      place.replaceChildren(button);
    },
  } } };
`;

/** @param sign the token that a click on the button brings */
export async function playGoogle(context: BrowserContext, sign: () => Promise<string>): Promise<void> {
  await context.exposeFunction('signForTest', sign);
  await answerScript(context, SCRIPT);
}

/** Answers for the script's address with any other script; null: it cannot be fetched. */
export async function answerScript(context: BrowserContext, script: string | null): Promise<void> {
  await context.route(ADDRESS, (route) =>
    script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}
