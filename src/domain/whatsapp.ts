/**
 * The WhatsApp link of a phone number: a leading 0 becomes the country code.
 * `countryCode` in digits, without a plus sign.
 */
export function whatsappUrl({ phone, countryCode }: { phone: string; countryCode: string }): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits.replace(/^0/, countryCode)}`;
}

/** The `tel:` link of a phone number as people write it. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
