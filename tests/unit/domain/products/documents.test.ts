import { describe, expect, it } from 'vitest';
import { documentTitleProblem, documentUrl, isPdf, ownDocumentFile } from '@/domain/products/documents';
import { products } from '@/seed/data/products';
import { DOCUMENTED_PART, drawNotice } from '@/seed/demonstration-notice';
import { productWords } from '@/words/fr/catalogue/product';
import { smallPdf } from '../../../support/uploads';

describe('a document', () => {
  it('is a PDF from its first bytes to its end', () => {
    const pdf = smallPdf();

    expect(isPdf(pdf)).toBe(true);
    expect(isPdf(pdf.subarray(0, -8))).toBe(false);
    expect(isPdf(pdf.subarray(1))).toBe(false);
    expect(isPdf(Buffer.concat([Buffer.from('<html>'), pdf]))).toBe(false);
    expect(isPdf(Buffer.from('<html>%PDF- startxref %%EOF'))).toBe(false);
    expect(isPdf(new Uint8Array())).toBe(false);
  });

  it('needs a title of at most 120 visible characters', () => {
    expect(documentTitleProblem('Notice')).toBeNull();
    expect(documentTitleProblem(' \n')).toEqual({ code: 'required' });
    expect(documentTitleProblem('x'.repeat(121))).toEqual({ code: 'tooLong', values: { max: 120 } });
    expect(documentTitleProblem('a\u0000')).toEqual({ code: 'oddCharacters' });
  });

  it('has an address that leads to no other folder', () => {
    expect(ownDocumentFile(documentUrl('a-1.pdf'))).toBe('documents/a-1.pdf');
    for (const file of ['a.pdf', 'documents/../a.pdf', 'documents/a.webp', 'documents/a/b.pdf'])
      expect(ownDocumentFile(`/media/${file}`), file).toBeNull();
  });

  it('is announced with its kind and size', () => {
    expect(productWords.documentFacts('exploded-view', 300)).toBe('Vue éclatée · PDF · 1\u00a0ko');
    expect(productWords.documentFacts('notice', 1_500_000)).toBe('Notice · PDF · 1,4\u00a0Mo');
  });
});

it('the demonstration has a real PDF, the same each time', async () => {
  const part = products.find(({ reference }) => reference === DOCUMENTED_PART);
  if (!part) throw new Error('The part is not in the shop.');

  const [one, other] = [await drawNotice(part), await drawNotice(part)];

  expect(isPdf(one)).toBe(true);
  expect(one.equals(other)).toBe(true);
  expect(one.length).toBeLessThan(100_000);
});
