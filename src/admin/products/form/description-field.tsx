import { FilePen } from 'lucide-react';
import type { ChangeEventHandler } from 'react';
import type { AdminProduct } from '@/contract/admin/products';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { cmsPath } from '../../lib/paths';
import { linkButton } from '../../ui/button';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../../ui/text-field';

const ID = 'product-description';
type DescriptionFieldProps = {
  product: AdminProduct | null;
  value: string;
  /** typed before the description was formatted elsewhere */
  setAside: string | null;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
};

/** A field of plain text. A formatted description is only shown, since plain text would lose the formatting. */
export function DescriptionField({ product, value, setAside, error, onChange }: DescriptionFieldProps) {
  if (product && product.description_text === null) {
    return (
      <div className="min-w-0">
        <h3 className="mb-1.5 font-medium text-sm">{officeProductFormWords.description}</h3>
        <section
          // Made safe by the server, which made the HTML from its rich text.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
          dangerouslySetInnerHTML={{ __html: product.description }}
          className="max-h-48 overflow-y-auto rounded-lg border border-slate-300 bg-slate-50 p-3 text-sm [&_a]:underline [&_h2]:font-bold [&_h3]:font-semibold [&_ol]:list-decimal [&_ol]:ps-5 [&_p]:mb-2 [&_ul]:list-disc [&_ul]:ps-5"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
          tabIndex={0}
          aria-label={officeProductFormWords.description}
        />
        <p className="mt-2 text-slate-700 text-sm">{officeProductFormWords.formatted}</p>
        <a
          href={cmsPath('products', product.id)}
          target="_blank"
          rel="noreferrer"
          className={linkButton({ size: 'sm', className: 'mt-2' })}
        >
          <FilePen aria-hidden className="size-4" /> {officeProductFormWords.editInCms}
        </a>
        {setAside !== null && (
          <div className="mt-3">
            <FieldFrame id={`${ID}-typed`} label={officeProductFormWords.typed} hint={officeProductFormWords.typedHint}>
              <textarea
                {...fieldAria({ id: `${ID}-typed`, hint: true, error: undefined })}
                rows={5}
                readOnly
                className={`${INPUT_CLASS} bg-amber-50`}
                value={setAside}
              />
            </FieldFrame>
          </div>
        )}
      </div>
    );
  }
  return (
    <FieldFrame
      id={ID}
      label={officeProductFormWords.description}
      hint={officeProductFormWords.descriptionHint}
      error={error}
    >
      <textarea
        {...fieldAria({ id: ID, hint: officeProductFormWords.descriptionHint, error })}
        rows={8}
        className={INPUT_CLASS}
        value={value}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
