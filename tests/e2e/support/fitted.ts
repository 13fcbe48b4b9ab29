/** Parts with their boilers. */
import type { BoilersAnswer } from '@/contract/boilers';
import type { Confidence } from '@/domain/boilers/boilers';
import { type BackOffice, createProduct } from '../../support/back-office';
import { createShelf, ownWord, readListed } from './catalogue';
import { eventually } from './eventually';

export type Model = { id: number; slug: string; brandSlug: string; brand: string; range: string; name: string };

export const modelName = ({ brand, range, name }: Model) => `${brand} ${range} ${name}`;

/** A part that fits the first model of the demonstration, perhaps the second, and no other. */
export async function createFitted(office: BackOffice, url: string) {
  const [sure = null, unsure = null, other = null] = await models(url);
  if (!sure || !unsure || !other) throw new Error('The demonstration has too few boilers.');
  const part = await createProduct(office);
  await office.create('fitments', { product: part.id, model: sure.id, confidence: 'confirmed' });
  await office.create('fitments', { product: part.id, model: unsure.id, confidence: 'to-check' });
  return { part, sure, unsure, other };
}

async function models(url: string): Promise<Model[]> {
  // The answer's shape is the API tests' concern.
  const { brands } = (await (await fetch(`${url}/api/boilers/`)).json()) as BoilersAnswer;
  return brands.flatMap(({ slug: brandSlug, name: brand, ranges }) =>
    ranges.flatMap(({ name: range, models }) => models.map((model) => ({ ...model, brandSlug, brand, range }))),
  );
}

type Boiler = { office: BackOffice; url: string; confidence?: Confidence };

/** A new model, a part that fits it, and one beside it that does not; waits until the shop lists the part for the model. */
export async function createFittedBoiler({ office, url, confidence = 'confirmed' }: Boiler) {
  const { category, products } = await createShelf({ office, url, products: [{ price: 100 }, { price: 100 }] });
  const { id = 0, title = '' } = products[0] ?? {};
  const brand = ownWord();
  const named = { brand, range: 'Thema', name: 'C 24 E', energy: 'gas' };
  const model = await office.create<{ id: number; slug: string }>('boiler-models', named);
  await office.create('fitments', { product: id, model: model.id, confidence });
  await eventually(async () => (await readListed(url, { boiler: model.slug })).total).toBe(1);
  return { model, brand, name: `${brand} Thema C 24 E`, fitting: title, category: category.name };
}
