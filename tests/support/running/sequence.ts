import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker serves one project, so the files of a project stay together. The longest goes first. */
const PROJECTS = ['e2e', 'api', 'slow-api', 'slow-e2e', 'unit'];

/**
 * Files that run first in their project: one that takes longer the more other tests leave in the shop, and the longest ones,
 * so that no worker is left alone with one of them at the end.
 */
const FIRST = [
  'purchase-by-keyboard',
  'office-fit',
  'pseudo-locale',
  'sweep',
  'demonstration',
  'role-matrix',
  'timing',
  'cms-fuzz',
  'import-crash',
  'backup',
  'standing-up',
].map((name) => `/${name}.test.ts`);

export class Sequence extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    return rest.toSorted((one, other) => projectRank(one) - projectRank(other) || fileRank(one) - fileRank(other));
  }
}

function projectRank({ project }: TestSpecification): number {
  return PROJECTS.indexOf(project.name);
}

function fileRank({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((name) => moduleId.endsWith(name));
  return place === -1 ? FIRST.length : place;
}
