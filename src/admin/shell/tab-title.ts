import { TABS } from '@/domain/back-office-tabs';
import { officeTabWords } from '@/words/en/tabs';

/** The title of the browser's tab. @param tab as the address gives it */
export function tabTitle(tab: string | readonly string[] | undefined): string {
  if (tab === undefined || tab === '') return officeTabWords.backOffice;
  const known = TABS.find(({ key }) => key === tab);
  return officeTabWords[known?.key ?? 'dashboard'];
}
