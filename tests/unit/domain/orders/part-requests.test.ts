import { expect, it } from 'vitest';
import { refusedPictures, shownFileName } from '@/domain/orders/part-requests';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { partRequestCallWords } from '@/words/fr/orders/part-requests';

it('each picture that cannot be taken is named with its reason, those that can be are not', async () => {
  const files = [
    { name: 'notice.pdf', size: 10 },
    { name: 'plaque.jpg', size: 10 },
    { name: 'film.mp4', size: MAX_IMAGE_BYTES + 1 },
  ];
  const asked: string[] = [];

  const refused = await refusedPictures(files, async ({ name }) => {
    asked.push(name);
    return name === 'plaque.jpg';
  });

  expect(refused).toEqual([
    { name: 'notice.pdf', reason: 'not-a-picture' },
    { name: 'film.mp4', reason: 'large' },
  ]);
  expect(asked).toEqual(['notice.pdf', 'plaque.jpg']);
  const text = partRequestCallWords.badPictures(refused);
  for (const part of ['2 fichiers refusés', 'notice.pdf', 'film.mp4']) expect(text).toContain(part);
  expect(text).not.toContain('plaque.jpg');
});

it('a long or odd name is shown legibly, with its end', () => {
  expect(shownFileName(`${'x'.repeat(200)}-42.jpg`)).toMatch(/^…x{52}-42\.jpg$/);
  expect(shownFileName('a\u202e\nb.jpg')).toBe('a b.jpg');
});
