import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that go first: one whose time grows with what other tests leave in the shop, and the longest, so that no worker is
 * left alone with one of them at the end.
 */
const FIRST = [
  'e2e/purchase-by-keyboard',
  'api/backup',
  'api/standing-up',
  'api/lifecycle',
  'api/backup-places',
  'api/one-shop-a-folder',
  'api/start',
].map((name) => `/${name}.test.ts`);

export class Sequence extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = FIRST.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? FIRST.length : place;
    };
    return rest.toSorted((one, other) => rank(one) - rank(other));
  }
}
