import { PackageSearch } from 'lucide-react';
import { Notice } from '@/storefront/ui/notice';
import { ShopPhones } from '@/storefront/ui/shop-phones';
import { boilersWords } from '@/words/fr/boilers/boilers';
import { AskByWhatsApp } from './ask-by-whatsapp';

/** A model without parts yet: how to reach the shop, which finds the part. */
export function NoParts({ model }: { model: string }) {
  return (
    <Notice Icon={PackageSearch} title={boilersWords.empty(model)} as="h2">
      <p className="max-w-prose text-slate-700">{boilersWords.emptyText}</p>
      <p>
        <ShopPhones />
      </p>
      <AskByWhatsApp text={boilersWords.whatsAppModel(model)}>{boilersWords.whatsAppPlate}</AskByWhatsApp>
    </Notice>
  );
}
