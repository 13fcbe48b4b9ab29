import { describe, expect } from 'vitest';
import { send } from '../../support/accounts';
import { latestLink } from '../../support/mail-links';
import { createPerson } from '../../support/people';
import { alertOf, welcomeOf } from '../support/account';
import { eventually } from '../support/eventually';
import { recordRequests } from '../support/requests';
import { readProfile } from '../support/session';
import { it } from '../support/test';

const PATH = '/confirm-email';

describe('another e-mail address', () => {
  it('is confirmed by the mailed link, at the press of a button and once', async ({ visit, office, shop }) => {
    // given
    const person = await createPerson({ url: shop.url, admin: office, role: 'customer' });
    const address = `nouveau-${person.email}`;
    const body = { email: address, current_password: person.password };
    await send('/api/user/profile/', { url: shop.url, method: 'PATCH', token: person.office.token, body });
    await eventually(() => latestLink(shop.dataDir, { address, path: PATH })).toMatch(/^\/confirm-email#token=\S+$/);
    const link = (await latestLink(shop.dataDir, { address, path: PATH })) ?? '';
    const page = await visit(link, { provokes: [400] });
    const asked = recordRequests(page, '/api/user/email/confirm/');
    await eventually(() => page.evaluate(() => window.location.href)).toBe(shop.url + PATH);
    expect(asked).toEqual([]);

    // when
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Votre adresse e-mail est confirmée.');
    expect(await readProfile(shop.url, person.office.token)).toMatchObject({ email: address, pending_email: null });

    // when: once more
    await page.goto('/contactus');
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();

    // then
    await eventually(() => alertOf(page).textContent()).toBe("Ce lien n'est plus valable. Demandez-en un autre.");
  });
});
