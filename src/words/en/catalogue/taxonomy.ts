import { english } from '../../english';
import { KINDS } from '../common';

type Kind = 'brand' | 'category';

/** The dialog of a category or brand. */
export const officeTaxonomyWords = english('taxonomy', {
  creating: {
    title: (kind: Kind) => `Create New ${KINDS[kind]}`,
    submit: (kind: Kind) => `Create ${KINDS[kind]}`,
    saved: (kind: Kind) => `${KINDS[kind]} created.`,
  },
  editing: {
    title: (kind: Kind) => `Edit ${KINDS[kind]}`,
    submit: (kind: Kind) => `Update ${KINDS[kind]}`,
    saved: (kind: Kind) => `${KINDS[kind]} updated.`,
  },
  saveFailed: (kind: Kind) => `Failed to save ${kind}.`,
  name: (kind: Kind) => `${KINDS[kind]} Name *`,
  slug: 'Slug *',
  slugHint: 'URL-friendly version of the name, lowercase, hyphens only',
  image: (kind: Kind) => `${KINDS[kind]} Image (Optional)`,
});
