// @vitest-environment happy-dom
/** Pictures in the form of a product, and saving it: how a refusal is shown, and that nothing locks the form. */
import { describe, expect, vi } from 'vitest';
import {
  address,
  all,
  button,
  click,
  doing,
  field,
  fill,
  isOff,
  one,
  pick,
  pressKey,
  says,
  until,
} from '../../support/dom';
import { later, refusal } from '../../support/office';
import { fileOf, it, LIST, PATH, page, pictures, png, product, save, slot, swap } from '../../support/product-screen';

const [A, B] = ['/logo.svg?a', '/logo.svg?b'];
const TITLE = 'Product Title *';
const TYPE = 'Please select a valid image file (JPEG, PNG, or WebP)';
const alerts = (name: string) => all('[role=alert]', undefined, slot(name)).map(({ textContent }) => textContent);

describe('into a slot', () => {
  it('takes no file that is no picture or too large, and says so at the slot', async ({ office }) => {
    await office.open('new');

    await pick(fileOf('Main image'), new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }));
    await pick(fileOf('Image 2'), new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' }));

    await until(() => alerts('Main image')[0] === TYPE);
    await until(() => alerts('Image 2')[0] === 'Image size must be less than 5MB');
    expect(pictures()).toEqual(['', '', '', '']);
    await pick(fileOf('Main image'), png());
    await until(() => pictures()[0] === 'chosen');
    expect(alerts('Main image')).toEqual([]);
  });

  it('a file that is not a picture takes nothing away, and is reported at the file, not at the address', async ({
    office,
  }) => {
    await office.open({ image_1: '/media/a.svg' });
    const look = vi.fn().mockResolvedValue({ close() {} });
    vi.stubGlobal('createImageBitmap', look);
    // The first one begins as a picture does, but is not a picture.
    look.mockRejectedValueOnce(new Error('Not a picture'));
    for (const faux of [
      png('faux.png'),
      ...['', '<html></html>'].map((text) => new File([text], 'faux.png', { type: 'image/png' })),
    ]) {
      await pick(fileOf('Main image'), faux);
      await until(() => alerts('Main image')[0] === TYPE);
      expect(pictures()[0]).toBe('/media/a.svg');
      expect(field('Main image address').getAttribute('aria-invalid')).toBe('false');
      await pick(fileOf('Main image'), png());
      await until(() => pictures()[0] === 'chosen');
      await click(button('Undo the change of main image'));
      expect(pictures()[0]).toBe('/media/a.svg');
    }
  });

  it('an emptied address clears its slot, an undone one does not', async ({ office }) => {
    await office.open({ image_1_url: A, image_2_url: B });

    await fill(field('Main image address'), '');
    expect(says('Cleared on save', slot('Main image'))).toBe(true);
    await fill(field('Image 2 address'), '');
    await click(button('Undo the change of image 2'));
    await save();

    await until(() => office.sent().length === 1);
    expect(office.sent()[0]?.body).toEqual({ image_1_url: '', updated_at: product().updated_at });
  });

  it('a chosen file alone is something that is not saved', async ({ office }) => {
    await office.open();
    await pick(fileOf('Image 3'), png());
    await until(() => pictures()[2] === 'chosen');
    await pressKey('Escape');
    await until(() => says('You have unsaved changes. Do you want to discard them?'));
  });

  it('what comes last into a slot stays, also if the look at an earlier file takes longer', async ({ office }) => {
    // given
    await office.open();
    const gate = Promise.withResolvers<never>();
    const look = vi
      .fn()
      .mockReturnValueOnce(gate.promise)
      .mockResolvedValue({ close() {} });
    vi.stubGlobal('createImageBitmap', look);
    await pick(fileOf('Image 2'), png('first.png'));

    // when
    await pick(fileOf('Image 2'), png('second.png'));
    await until(() => pictures()[1] === 'chosen');
    await doing(() => gate.reject(new Error('Not a picture')));
    await until(() => !isOff(button('Update Product')));

    // then
    expect(alerts('Image 2')).toEqual([]);
    expect(pictures()[1]).toBe('chosen');
  });

  it('an address that shows no picture is reported before it is saved', async ({ office }) => {
    await office.open();
    await fill(field('Image 2 address'), '/admin?no-picture');
    await until(() => pictures()[1] === '/admin?no-picture');
    await doing(() => one('img', undefined, slot('Image 2')).dispatchEvent(new Event('error')));
    expect(says('No image can be shown from this address. Shoppers will not see it either.', slot('Image 2'))).toBe(
      true,
    );

    await fill(field('Image 2 address'), A);
    await until(() => pictures()[1] === A);
    expect(all('[role=status]', undefined, slot('Image 2'))).toEqual([]);
  });

  it('what is chosen moves along with what is saved, and what is typed beside it stays', async ({ office }) => {
    const moved = product({ image_2_url: A, updated_at: '2026-11-21T09:30:00.000Z' });
    office.answer({ [`POST ${PATH}swap-images/`]: moved });
    await office.open({ image_1_url: A });
    await fill(field(TITLE), 'Tapé');
    await pick(fileOf('Image 2'), png());
    await until(() => pictures()[1] === 'chosen');
    expect(says('Not saved yet', slot('Image 2'))).toBe(true);

    await click(button('Make image 2 the main image'));
    await until(() => pictures()[1] === A);
    expect(pictures()).toEqual(['chosen', A, '', '']);
    expect(field(TITLE).value).toBe('Tapé');
    await save();

    await until(() => office.sent().length === 2);
    expect(office.sent()[1]?.body).toMatchObject({
      title: 'Tapé',
      updated_at: moved.updated_at,
      image_1: expect.any(File),
    });
  });

  it.for([
    ['swap-images', 'Failed to swap images.', () => swap('Main image', 'Image 2')],
    ['make-main', 'Failed to make this the main image.', () => click(button('Make image 2 the main image'))],
  ] as const)('a failed %s raises an alert and leaves the pictures', async ([call, text, move], { office }) => {
    office.answer({ [`POST ${PATH}${call}/`]: refusal(400, 'Hors service') });
    await office.open({ image_1_url: A, image_2_url: B });
    await move();
    await until(() => says(`${text} Hors service`));
    expect(pictures()).toEqual([A, B, '', '']);
  });

  it('the slots stand still while pictures move', async ({ office }) => {
    const moved = later(product({ image_1_url: B, image_2_url: A }));
    office.answer({ [`POST ${PATH}make-main/`]: moved.answer });
    await office.open({ image_1_url: A, image_2_url: B });
    await click(button('Make image 2 the main image'));
    await until(() => isOff(button('Make image 2 the main image')));
    expect(fileOf('Main image').matches(':disabled')).toBe(true);
    expect(field('Main image address').readOnly).toBe(true);

    await moved.release();
    await until(() => pictures()[0] === B);
    expect(says('Not saved yet')).toBe(false);
    expect(fileOf('Main image').matches(':disabled')).toBe(false);
  });
});

describe('a refused save', () => {
  it('of a picture is shown at its slot', async ({ office }) => {
    office.answer({ [`PUT ${PATH}`]: refusal(415, TYPE, { details: { image_2: [TYPE] } }) });
    await office.open();
    await pick(fileOf('Image 2'), png());
    await until(() => pictures()[1] === 'chosen');
    await save();
    await until(() => alerts('Image 2')[0] === TYPE);
    expect(alerts('Image 3')).toEqual([]);
    expect(field('Image 2 address').getAttribute('aria-invalid')).toBe('false');
  });

  it("an answer that is not the shop's leaves open whether it was saved", async ({ office }) => {
    office.answer({ [`PUT ${PATH}`]: {} });
    await office.open();
    await fill(field(TITLE), 'Tapé');
    await save();
    await until(() => says(/^The answer could not be read, and what you typed is kept\./));
    expect(field(TITLE).value).toBe('Tapé');
  });
});

describe('while a product is saved', () => {
  it('"Cancel" ends it and returns to the input', async ({ office }) => {
    const never = later(product());
    office.answer({ [`PUT ${PATH}`]: never.answer });
    await office.open();
    await fill(field(TITLE), 'Tapé');
    await save();

    await click(button('Cancel'));

    await until(() => says(/^Saving was ended, and what you typed is kept\./));
    expect([isOff(field(TITLE)), field(TITLE).value]).toEqual([false, 'Tapé']);
    office.answer({ [`PUT ${PATH}`]: product() });
    await save();
    await until(() => all('form#product').length === 0);
  });

  it('no file is accepted', async ({ office }) => {
    const { answer, release } = later(product());
    office.answer({ [`PUT ${PATH}`]: answer });
    await office.open();
    await fill(field(TITLE), 'Tapé');
    await save();
    expect(isOff(fileOf('Image 3'))).toBe(true);
    await release();
  });

  it('a connection that is silent for a minute is given up', async ({ office }) => {
    office.answer({ [`PUT ${PATH}`]: later(product()).answer });
    await office.open();
    await fill(field(TITLE), 'Tapé');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
    await save();

    await doing(() => vi.advanceTimersByTime(50_000));
    expect(isOff(field(TITLE))).toBe(true);
    await doing(() => vi.advanceTimersByTime(11_000));
    vi.useRealTimers();

    await until(() => says('Failed to save product. Please try again.'));
    expect(field(TITLE).value).toBe('Tapé');
  });
});

it('a move between the slots and a save wait for each other', async ({ office }) => {
  const moved = later(product({ image_1_url: B, image_2_url: A }));
  office.answer({ [`POST ${PATH}make-main/`]: moved.answer });
  await office.open({ image_1_url: A, image_2_url: B });
  await fill(field(TITLE), 'Tapé');

  await click(button('Make image 2 the main image'));
  await until(() => isOff(button('Update Product')));
  await doing(() => one<HTMLFormElement>('form#product').requestSubmit());
  await moved.release();

  await until(() => pictures()[0] === B);
  expect(office.sent().map(({ path }) => path)).toEqual([`${PATH}make-main/`]);
  office.answer({ [LIST]: page([product({ title: 'Tapé' })]) });
  await save();
  await until(() => says('Tapé') && address().product === undefined);
});
