import type { ReactNode } from 'react';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCommonWords } from '@/words/en/common';
import { Banner } from '../../ui/banner';
import { BusyButton } from '../../ui/button';
import { isOutdated, saveFailure } from './save-failure';
import type { ProductForm } from './use-product-form';

/** Why the form was not saved, with a reload if the copy is outdated. Stays visible while the form scrolls. */
export function SaveNotice({ form }: { form: ProductForm }) {
  const notice = noticeOf(form);
  return (
    notice && (
      <div className="sticky -top-5 z-10 -mx-5 -mt-5 mb-4 grid gap-2 bg-white px-5 py-3 shadow-md">{notice}</div>
    )
  );
}

function noticeOf({ base, saving, reloading, conflicts, setAside, isStopped, isUnread }: ProductForm): ReactNode {
  if (isStopped || isUnread)
    return (
      <Banner kind="error" text={officeProductFormWords.unsure[isStopped ? 'stopped' : 'unread'](base !== null)} />
    );
  if (saving.error) {
    return (
      <>
        <Banner kind="error" text={saveFailure(saving.error)} />
        {isOutdated(saving.error) && (
          <BusyButton className="justify-self-start" onClick={() => reloading.mutate()} isBusy={reloading.isPending}>
            {reloading.isPending ? officeCommonWords.loading : officeProductFormWords.reload}
          </BusyButton>
        )}
        {reloading.error && <Banner kind="error" text={officeCommonWords.loadFailed} />}
      </>
    );
  }
  if (conflicts === null) return null;
  const said = [
    officeProductFormWords.newest,
    conflicts.length > 0 && officeProductFormWords.overwrites(conflicts.join(', ')),
    setAside !== null && officeProductFormWords.formattedMeanwhile,
  ].filter(Boolean);
  return said.length > 1 ? (
    <Banner kind="error" text={said.join(' ')} />
  ) : (
    <Banner kind="success" text={officeProductFormWords.checkAndSave} />
  );
}
