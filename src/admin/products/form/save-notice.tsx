import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner';
import { BusyButton } from '../../ui/busy-button';
import { isOutdated, saveFailure } from './problems';
import type { ProductForm } from './use-product-form';

/** Why the form was not saved, and the way on where somebody else was quicker. In sight however far the form is scrolled. */
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
      <Banner
        kind="error"
        text={`${isStopped ? 'Saving was ended' : 'The answer could not be read'}, and what you typed is kept. The server may have saved it all the same: ${base ? 'saving again will tell.' : 'look for the product in the list before you create it again.'}`}
      />
    );
  if (saving.error) {
    return (
      <>
        <Banner kind="error" text={saveFailure(saving.error)} />
        {isOutdated(saving.error) && (
          <BusyButton className="justify-self-start" onClick={() => reloading.mutate()} isBusy={reloading.isPending}>
            {reloading.isPending ? 'Loading...' : 'Reload the product, keep what I typed'}
          </BusyButton>
        )}
        {reloading.error && <Banner kind="error" text="Failed to load data. Please try again." />}
      </>
    );
  }
  if (conflicts === null) return null;
  const said = [
    'This is the newest copy, with what you typed.',
    conflicts.length > 0 && `Somebody else has changed this too, and saving overwrites it: ${conflicts.join(', ')}.`,
    setAside !== null && 'Somebody else has formatted the description: yours stands below it and is not saved.',
  ].filter(Boolean);
  return said.length > 1 ? (
    <Banner kind="error" text={said.join(' ')} />
  ) : (
    <Banner kind="success" text="This is the newest copy. What you typed is kept: check it and save again." />
  );
}
