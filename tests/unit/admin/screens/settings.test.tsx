// @vitest-environment happy-dom
/** The settings of the shop: read, typed over, saved. */
import { describe, expect } from 'vitest';
import { SettingsScreen } from '@/admin/settings/settings-screen';
import type { Settings } from '@/domain/settings/settings';
import { withChanges } from '@/domain/settings/with-changes';
import { DEFAULT_SETTINGS } from '@/shop';
import { address, all, button, click, dialog, field, fill, one, pick, problemOf, says, until } from '../../support/dom';
import { it as base, noLine, refusal } from '../../support/office';

const PATH = '/api/admin/settings/';
const shipped: Settings = withChanges(DEFAULT_SETTINGS, {
  'shop.slogan': 'Pièces',
  'shop.hours': [{ days: 'Lundi', opens: '08:00', closes: '18:00' }],
});

const it = base.extend('office', async ({ office }) => {
  office.answer({ [`GET ${PATH}`]: { settings: shipped } });
  return office;
});

describe('the screen of settings', () => {
  it('sends what was changed alone, with what was seen, and shows what is saved', async ({ office }) => {
    await office.show(<SettingsScreen />);
    await until(() => says('Opening hours'));
    office.answer({ [`PATCH ${PATH}`]: { settings: withChanges(shipped, { 'shop.name': 'Sétif Chauffage' }) } });

    await fill(field('Name'), 'Sétif Chauffage');
    expect(says('Sétif Chauffage', one('section', 'How shoppers see it'))).toBe(true);
    await fill(field('Telephones'), '0661 11 22 33\n\n0550 00 00 00');
    await fill(field('Latitude'), '36,19');
    await click(button('Save'));

    await until(() => says('Saved. The shop shows it now.'));
    expect(office.lastSent().body).toEqual({
      shop: {
        name: 'Sétif Chauffage',
        phones: ['0661 11 22 33', '0550 00 00 00'],
        map: { latitude: 36.19, longitude: 2.9444 },
      },
      from: { shop: { name: 'ThermoPièces', phones: shipped.shop.phones, map: shipped.shop.map } },
    });
    expect(field('Name').value).toBe('Sétif Chauffage');
  });

  it('says at a field what is wrong with it, and sends nothing', async ({ office }) => {
    await office.show(<SettingsScreen />);
    await until(() => says('Opening hours'));

    await fill(field('E-mail address'), 'nobody');
    await fill(field('Colour of headings and links'), '#ffee00');
    await click(button('Save'));

    expect(problemOf('E-mail address')).toBe('This is not a valid e-mail address.');
    expect(problemOf('Colour of headings and links')).toMatch(/too light/);
    expect(office.sent()).toEqual([]);
    await fill(field('E-mail address'), 'a@b.dz');
    expect(problemOf('E-mail address')).toBeNull();
  });

  it('keeps what was typed where the server refuses it or is out of reach', async ({ office }) => {
    await office.show(<SettingsScreen />, { query: 'group=orders' });
    await until(() => says('Low stock: pieces or fewer'));
    await fill(field(/^Minimum order/), '1 500');

    const path = 'orders.minimum_order';
    office.answer({ [`PATCH ${PATH}`]: refusal(400, `${path}: Too much`, { details: { [path]: ['Too much'] } }) });
    await click(button('Save'));
    await until(() => problemOf(/^Minimum order/) === 'Too much');
    expect(office.lastSent().body).toMatchObject({ orders: { minimum_order: 1_500 } });

    office.answer({ [`PATCH ${PATH}`]: noLine });
    await click(button('Save'));
    await until(() => says('The settings could not be saved. Nothing was changed.'));
    expect(field(/^Minimum order/).value).toBe('1 500');
  });

  it('shows what somebody else has saved in the meantime, and keeps what was typed', async ({ office }) => {
    const theirs = withChanges(shipped, { 'legal.nif': '111', 'legal.rc': '9' });
    office.answer({ [`PATCH ${PATH}`]: refusal(409, 'Changed', { current: { settings: theirs } }) });
    await office.show(<SettingsScreen />, { query: 'group=legal' });
    await until(() => says('Bank account'));

    await fill(field(/^NIF/), '222');
    await click(button('Save'));

    await until(() => says(/Somebody has changed/));
    expect([field(/^NIF/).value, field(/^RC/).value]).toEqual(['222', '9']);
    office.answer({ [`PATCH ${PATH}`]: { settings: theirs } });
    await click(button('Save'));
    expect(office.lastSent().body).toMatchObject({ legal: { nif: '222' }, from: { legal: { nif: '111' } } });
  });

  it('makes a chosen picture the logo at once, beside what is typed, and takes it away', async ({ office }) => {
    const logo_url = `/media/logo-${'0'.repeat(32)}-800x200.png`;
    const withLogo = withChanges(shipped, { 'shop.logo_url': logo_url });
    office.answer({ [`POST ${PATH}logo/`]: { settings: withLogo }, [`PATCH ${PATH}`]: { settings: shipped } });
    await office.show(<SettingsScreen />);
    await until(() => says('Opening hours'));
    await fill(field('Name'), 'Sétif Chauffage');

    await pick(field('Logo'), new File(['x'], 'logo.pdf', { type: 'application/pdf' }));
    expect(problemOf('Logo')).toMatch(/PNG, JPEG, WebP or SVG/);
    await pick(field('Logo'), new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    const preview = () => one('section', 'How shoppers see it').querySelector('img')?.getAttribute('src');
    await until(() => preview() === logo_url);
    expect(problemOf('Logo')).toBeNull();
    expect(field('Name').value).toBe('Sétif Chauffage');

    await click(button('Remove image'));
    await until(() => preview() === undefined);
    expect(office.lastSent().body).toEqual({ shop: { logo_url: null }, from: { shop: { logo_url } } });
  });

  it('asks before changes are left, and takes a claim away', async ({ office }) => {
    await office.show(<SettingsScreen />, { query: 'group=claims' });
    await until(() => says('Approved service'));

    await click(field('Approved service'));
    await fill(field('Out of 5'), '');
    await fill(field('Reviews'), '');
    await click(button('Shop'));
    await click(button('Keep editing', dialog()));
    expect(address().group).toBe('claims');

    office.answer({ [`PATCH ${PATH}`]: { settings: shipped } });
    await click(button('Save'));
    expect(office.lastSent().body).toMatchObject({ claims: { approved_service: false, rating: null } });
    await until(() => all('button', 'Undo changes').length === 0);
    await click(button('Shop'));
    await until(() => address().group === undefined);
  });
});
