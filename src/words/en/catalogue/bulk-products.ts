import type { BulkKind } from '@/domain/products/bulk-changes';
import { english } from '../../english';
import { englishPlural } from '../../plural';

const many = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`);

/** Changes of many products at once. */
export const officeBulkProductWords = english('bulkProducts', {
  bar: 'Ticked products',
  chosen: (count: number) => `${count.toLocaleString('en-US')} selected`,
  allChosen: (total: number) => `All ${many(total)} of the list selected`,
  chooseAll: (total: number) => `Select all ${total.toLocaleString('en-US')} of the list`,
  clear: 'Clear selection',
  change: 'Change…',
  title: (count: number) => `Change ${many(count)}`,
  kind: 'What to change',
  kinds: {
    price: 'Price',
    published: 'Publication',
    category: 'Category',
    brand: 'Brand',
  } satisfies Record<BulkKind, string>,
  way: 'How',
  priceWays: { percent: 'By a percentage', amount: 'By an amount' },
  numbers: { percent: 'Percent', amount: 'Dinars' },
  lower: 'With a minus sign to lower it: -10',
  round: 'Rounded',
  notRounded: 'Not rounded',
  step: (dinars: number) => `To ${dinars} dinars`,
  publish: 'Show in the shop',
  unpublish: 'Hide from the shop',
  listWays: { add: 'Add', remove: 'Remove', replace: 'Replace all others with' },
  chooseItem: 'Choose…',
  preview: 'Preview',
  previewCaption: 'Products before and after the change',
  old: 'Now',
  new: 'Then',
  none: 'none',
  summary: ({ changed, unchanged, refused }: { changed: number; unchanged: number; refused: number }) =>
    [
      `${many(changed)} will change`,
      ...(unchanged > 0 ? [`${unchanged.toLocaleString('en-US')} stay as they are`] : []),
      ...(refused > 0 ? [`${refused.toLocaleString('en-US')} cannot be changed`] : []),
    ].join(', '),
  lowest: (count: number) => `${many(count)} would cost 0.01. Check the amount.`,
  more: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  leftOut: 'Left as they are',
  keptTitle: 'Not undone',
  refusal: (title: string, message: string) => `${title}: ${message}`,
  back: 'Back',
  apply: (count: number) => `Change ${many(count)}`,
  applying: 'Changing...',
  failed: 'The change was not made.',
  result: 'The last change',
  applied: ({ changed, refused }: { changed: number; refused: number }) =>
    [
      `${many(changed)} changed.`,
      ...(refused > 0 ? [`${englishPlural(refused, 'product')} left as they are.`] : []),
    ].join(' '),
  undo: 'Undo',
  undone: ({ undone, kept }: { undone: number; kept: number }) =>
    [`${many(undone)} changed back.`, ...(kept > 0 ? [`${many(kept)} not: changed again since.`] : [])].join(' '),
  undoFailed: 'Failed to undo the change.',
});
