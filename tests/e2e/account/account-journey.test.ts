import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { atPath, fillRegistration, loginEntry, profileIcon, submit } from '../support/account';
import { cartLine, createGoods } from '../support/cart';
import { confirmButton, confirmedOrderId, walkToPayment } from '../support/checkout';
import { it } from '../support/test';
import { PHONE, untilInteractive, WIDE } from '../support/visitor';

describe.each([
  { name: 'on a phone', viewport: PHONE },
  { name: 'on a desk', viewport: WIDE },
])('a guest $name', ({ viewport }) => {
  it('buys, registers, finds the order in the profile, and logs out in every tab', async ({ visit, office }) => {
    // given: an order as a guest
    const goods = await createGoods(office);
    const page = await visit('/checkout', { viewport, cart: [cartLine(goods)] });
    await walkToPayment(page);
    await confirmButton(page).click();
    const orderId = await confirmedOrderId(page);

    // when: an account is made on the way that the confirmation offers
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await page.getByRole('tab', { name: "S'inscrire" }).click();
    const username = `client-${randomUUID().slice(0, 13)}`;
    const email = `${username}@example.com`;
    await fillRegistration(page, { username, email, password: `clé de ${username}`, firstName: 'Yasmine' });
    await submit(page, "S'inscrire").click();

    // then
    await atPath(page, '/profile');
    const order = page.getByRole('article').filter({ hasText: `#${orderId}` });
    await order.getByText(goods.title).waitFor();

    // when: a second tab is open and the first logs out
    const other = await page.context().newPage();
    await other.goto('/contactus');
    await untilInteractive(other);
    await profileIcon(other).waitFor();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();

    // then
    await atPath(page, '/login');
    await loginEntry(other).waitFor();
    await atPath(other, '/contactus');
  });
});
