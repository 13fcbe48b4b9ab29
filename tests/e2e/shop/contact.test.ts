import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { frenchTypography } from '@/words/typography';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { it } from '../support/test';
import { NOWHERE, open } from '../support/visitor';

const TICKET = {
  firstName: 'Amine',
  lastName: 'Benali',
  email: 'amine@example.com',
  message: 'Quelle vanne pour ma Luna 3 ?',
};
const MAP = 'https://www.openstreetmap.org/**';

function ticketForm(page: Page) {
  const form = page.getByRole('form', { name: 'Écrivez-nous' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  return {
    form,
    fields: { firstName: field('Prénom'), lastName: field('Nom'), email: field('E-mail'), message: field('Message') },
    send: form.getByRole('button', { name: 'Envoyer le ticket' }),
  };
}

/** What the page says in alerts from now on. */
function recordAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  return alerts;
}

describe('the ticket form', () => {
  it('marks each empty or wrong field, focuses the first, and keeps what was typed', async ({ visit }) => {
    // given
    const page = await visit('/contactus');
    const { form, fields, send } = ticketForm(page);
    const alerts = recordAlerts(page);

    // when: nothing is filled in
    await send.click();

    // then
    expect(await form.getByText('Ce champ est obligatoire.').count()).toBe(4);
    for (const field of Object.values(fields)) {
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(true);
    }
    await eventually(() => isFocused(fields.firstName)).toBe(true);

    // when: blanks, and no address
    await fields.firstName.fill('Amine');
    await fields.lastName.fill('   ');
    await fields.email.fill('amine');
    await fields.message.fill(TICKET.message);
    await send.click();

    // then
    await form.getByText('Ce champ est obligatoire.').waitFor();
    await form.getByText('Adresse e-mail invalide.').waitFor();
    await eventually(() => isFocused(fields.lastName)).toBe(true);
    expect(await fields.email.getAttribute('type')).toBe('email');
    expect(await fields.firstName.inputValue()).toBe('Amine');
    expect(await fields.email.inputValue()).toBe('amine');
    expect(await fields.message.inputValue()).toBe(TICKET.message);
    await fields.lastName.fill('Benali');
    await form.getByText('Ce champ est obligatoire.').waitFor({ state: 'hidden' });
    await form.getByText('Adresse e-mail invalide.').waitFor();
    expect(alerts).toEqual([]);
  });

  it('logs the ticket, confirms it in an alert, clears the fields and calls no server', async ({ visit }) => {
    // given
    const page = await visit('/contactus');
    const { fields, send } = ticketForm(page);
    const alerts = recordAlerts(page);
    const logged: unknown[] = [];
    page.on('console', async (message) => logged.push(await message.args()[1]?.jsonValue()));
    const posts: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
    for (const [name, field] of Object.entries(fields)) await field.fill(TICKET[name as keyof typeof TICKET]);

    // when
    await send.click();

    // then
    await eventually(() => alerts).toEqual([frenchTypography('Votre ticket a été envoyé !')]);
    await eventually(() => fields.message.inputValue()).toBe('');
    for (const field of Object.values(fields)) expect(await field.inputValue()).toBe('');
    await eventually(() => logged).toEqual([TICKET]);
    expect(posts).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  it('puts nothing into the address without JavaScript and names another way', async ({ visit }) => {
    // given
    const page = await visit('/contactus', { hasJavaScript: false });
    const { form, fields, send } = ticketForm(page);
    await fields.message.fill(TICKET.message);

    // when
    await send.click();

    // then
    expect(await form.locator('noscript').innerText()).toContain('écrivez-nous à contact@thermopieces.example');
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the map', () => {
  it("is OpenStreetMap's, asked for by the page itself", async ({ visit }) => {
    // given
    const page = await visit(NOWHERE);
    const map = '<html lang="fr"><title>Carte</title><p>La carte</p></html>';
    await page.route(MAP, (route) => route.fulfill({ contentType: 'text/html', body: map }));
    await open(page, '/contactus');
    const frame = page.getByTitle(/^Carte\s: ThermoPièces, Douera, Alger$/);

    // when
    await frame.scrollIntoViewIfNeeded();

    // then
    expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/);
    await frame.contentFrame().getByText('La carte').waitFor();
  });

  it('leaves the page as it is if there is no network', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { provokes: ['failed'] });
    await page.route(MAP, (route) => route.abort('internetdisconnected'));

    // when
    const failed = page.waitForEvent('requestfailed');
    await open(page, '/contactus');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await failed;

    // then
    await page.getByRole('link', { name: /^Ouvrir dans OpenStreetMap/ }).waitFor();
    await ticketForm(page).send.click();
    await ticketForm(page).form.getByText('Ce champ est obligatoire.').first().waitFor();
  });
});
