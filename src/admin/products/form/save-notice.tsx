import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { isOutdated, saveFailure } from './problems';
import type { ProductForm } from './use-product-form';

/** Why the form was not saved, and the way on where somebody else was quicker. */
export function SaveNotice({ form: { saving, reloading, conflicts } }: { form: ProductForm }) {
  if (saving.error) {
    return (
      <div className="grid justify-items-start gap-2">
        <Banner kind="error" text={saveFailure(saving.error)} />
        {isOutdated(saving.error) && (
          <Button onClick={() => reloading.mutate()} disabled={reloading.isPending}>
            {reloading.isPending ? 'Loading...' : 'Reload the product, keep what I typed'}
          </Button>
        )}
        {reloading.error && <Banner kind="error" text="Failed to load data. Please try again." />}
      </div>
    );
  }
  if (conflicts === null) return null;
  if (conflicts.length === 0)
    return <Banner kind="success" text="This is the newest copy. What you typed is kept: check it and save again." />;
  return (
    <Banner
      kind="error"
      text={`This is the newest copy, with what you typed. Somebody else has changed this too, and saving overwrites it: ${conflicts.join(', ')}.`}
    />
  );
}
