import { french } from '../../words';

/** Choosing appliances to compare, on their cards. */
export const compareChoiceWords = french('compareChoice', {
  choose: 'Comparer',
  chooseNamed: (title: string) => `Comparer ${title}`,
  open: (count: number) => `Comparer (${count})`,
});
