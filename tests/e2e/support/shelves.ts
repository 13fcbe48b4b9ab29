/** The shelves that a file of tests makes, and takes away again. */
import type { BackOffice, Json } from '../../support/back-office';

const SHELVES = ['categories', 'tags'] as const;

/**
 * Remembers the categories and brands that are made through a back office. Every page of the shop names all there are: left
 * behind by hundreds of tests, 600 of them made the list of products three times as long.
 */
export function rememberShelves(office: BackOffice): { office: BackOffice; clear: () => Promise<void> } {
  const made: { collection: string; id: number }[] = [];
  const create = async <T extends Json>(collection: string, data: Json) => {
    const document = await office.create<T & { id: number }>(collection, data);
    made.push({ collection, id: document.id });
    return document;
  };
  const clear = async () => {
    for (const shelf of SHELVES) {
      const ids = made.filter(({ collection }) => collection === shelf).map(({ id }) => id);
      if (ids.length === 0) continue;
      const response = await office.ask(`${shelf}?where[id][in]=${ids.join(',')}`, 'DELETE');
      if (!response.ok) throw new Error(`The ${shelf} could not be deleted (${response.status}).`);
    }
  };
  return { office: { ...office, create }, clear };
}
