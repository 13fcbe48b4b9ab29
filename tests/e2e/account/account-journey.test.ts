import { atPath, fillRegistration, loginEntry, newCustomer, profileIcon, readStored, submit } from '../support/account';
import { confirmButton, confirmedOrderId } from '../support/checkout';
import { eventually } from '../support/eventually';
import { it } from '../support/filled-checkout';
import { PHONE, untilInteractive } from '../support/visitor';

it('a guest buys, registers, finds the order in the profile, and logs out in every tab', async ({ checkoutAt }) => {
  // given: an order as a guest
  const { page, goods } = await checkoutAt('payment', { viewport: PHONE });
  await confirmButton(page).click();
  const orderId = await confirmedOrderId(page);

  // when: an account is made on the way that the confirmation offers
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await page.getByRole('tab', { name: "S'inscrire" }).click();
  await fillRegistration(page, newCustomer());
  await submit(page, "S'inscrire").click();

  // then
  await atPath(page, '/profile');
  const order = page.getByRole('article').filter({ hasText: `#${orderId}` });
  await order.getByText(goods.title).waitFor();
  await eventually(() => readStored(page, 'guest_id')).toBeNull();

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
