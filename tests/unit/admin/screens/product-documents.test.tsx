// @vitest-environment happy-dom
/** Documents and the replacement of a product, in its form. */
import { describe, expect } from 'vitest';
import { smallPdf } from '../../../support/uploads';
import {
  all,
  button,
  choose,
  click,
  field,
  fill,
  one,
  pick,
  pressKey,
  problemOf,
  says,
  until,
} from '../../support/dom';
import { refusal } from '../../support/office';
import { it, LIST, PATH, page, product, save } from '../../support/product-screen';

const PRICE = 'Price (DZD) *';
const TITLE = 'Product Title *';

describe('documents and a replacement', () => {
  const pdf = (name: string) => new File([smallPdf().toString()], name, { type: 'application/pdf' });
  const title = (number: number) => field(`Title of document ${number}`);
  const saved = (file: number, name: string) => ({ file, title: name, kind: 'notice', url: `/d/${file}`, size: 1024 });
  const UPLOAD = 'POST /api/admin/documents/';
  const NEWER = product({ id: 7, title: 'Neuve', reference: 'R-7' });

  async function add(name: string): Promise<void> {
    const before = all('input', /^Title of document/).length;
    await pick(field('Add a PDF'), pdf(name));
    await until(() => all('input', /^Title of document/).length === before + 1);
  }

  async function replace(): Promise<void> {
    await fill(field('Replaced by'), 'R-7');
    await until(() => all('[role=option]').length > 0);
    await click(one('[role=option]', /Neuve/));
  }

  it('of a new product are saved with it', async ({ office }) => {
    // given
    office.answer({ 'POST /api/admin/products/': product(), [UPLOAD]: { id: 40 } });
    await office.open('new');
    office.answer({ [LIST]: page([NEWER]) });

    // when
    await fill(field(TITLE), 'Pièce');
    await fill(field(PRICE), '10');
    await click(field('Rayon'));
    await replace();
    await add('Notice de montage.pdf');
    expect(title(1).value).toBe('Notice de montage');
    await add('scan-0031.pdf');
    await fill(title(2), 'Vue du bloc gaz');
    await choose(field('Kind of document 2'), 'Exploded view');
    await click(button('Move Vue du bloc gaz up'));
    expect(title(1).value).toBe('Vue du bloc gaz');
    await save();

    // then
    await until(() => says('Product created.'));
    const { body } = office.lastSent();
    expect(body.replaced_by).toBe('7');
    expect(JSON.parse(String(body.documents))).toMatchObject([
      { title: 'Vue du bloc gaz', kind: 'exploded-view', file: 40 },
      { title: 'Notice de montage', kind: 'notice', file: 40 },
    ]);
  });

  it('are cleared in the form', async ({ office }) => {
    office.answer({ 'GET /api/admin/products/7/': NEWER });
    await office.open({ replaced_by: 7, documents: [saved(41, 'Notice'), saved(42, 'Schéma')] });
    await until(() => says('Neuve'));
    expect(one('a', 'Open the PDF').getAttribute('href')).toBe('/d/42');

    await click(button('No replacement'));
    expect(document.activeElement).toBe(field('Replaced by'));
    await click(button('Remove Notice'));
    await until(() => document.activeElement === title(1));
    await save();

    await until(() => office.sent().length === 1);
    const { body } = office.lastSent();
    expect(body.replaced_by).toBe('');
    expect(JSON.parse(String(body.documents))).toMatchObject([{ title: 'Schéma', file: 42 }]);
  });

  it('that are wrong are said at the field, and what was typed stays', async ({ office }) => {
    // given
    const loop = 'That product is itself replaced, directly or through others, by this one';
    office.answer({ [UPLOAD]: { id: 40 }, [`PUT ${PATH}`]: refusal(400, loop, { details: { replaced_by: [loop] } }) });
    await office.open();
    office.answer({ [LIST]: page([NEWER]) });

    // when, then
    await pick(field('Add a PDF'), new File(['<script>'], 'x.pdf', { type: 'application/pdf' }));
    await until(() => says('Please select a PDF file'));
    await add('Notice.pdf');
    expect(says('Please select a PDF file')).toBe(false);
    await fill(title(1), ' ');
    await save();
    await until(() => problemOf('Title of document 1') === 'This field is required.');
    expect(office.sent()).toEqual([]);
    await fill(title(1), 'Notice');
    await replace();
    await save();
    await until(() => problemOf('Replaced by') === loop);
    expect(title(1).value).toBe('Notice');
  });

  it('an upload that fails is named at its row, and is not repeated for the others', async ({ office }) => {
    // given
    const uploads: unknown[] = [];
    const message = 'Please select a PDF file';
    office.answer({
      [UPLOAD]: ({ body }: { body: { file?: File } }) =>
        uploads.push(body.file?.name) === 2
          ? Response.json({ message, details: { file: [message] } }, { status: 415 })
          : { id: 40 + uploads.length },
    });
    await office.open();
    await add('Une.pdf');
    await add('Deux.pdf');

    // when
    await save();
    // then
    await until(() => problemOf('Title of document 2') === message);
    expect(says(/^Failed to save product\./)).toBe(true);
    await save();
    await until(() => all('form#product').length === 0);
    expect(uploads).toEqual(['Une.pdf', 'Deux.pdf', 'Deux.pdf']);
  });

  it('are asked after before they are lost, and nothing is uploaded by then', async ({ office }) => {
    await office.open();
    await add('Notice.pdf');
    await click(button('Cancel'));
    await click(button('Discard changes'));
    await until(() => all('form#product').length === 0);
    expect(office.sent()).toEqual([]);
  });

  it('an open list of matches takes Escape for itself', async ({ office }) => {
    await office.open('new');
    await fill(field('Replaced by'), 'Pompe');
    await until(() => all('[role=option]').length > 0);
    field('Replaced by').focus();

    await pressKey('Escape');
    await until(() => all('[role=listbox]').length === 0);
    expect(all('form#product')).toHaveLength(1);
    await pressKey('Escape');
    await until(() => all('form#product').length === 0);
  });
});
