/** Links to telephones, WhatsApp and OpenStreetMap. */

type WhatsApp = {
  phone: string;
  /** digits, without a plus sign */
  countryCode: string;
  /** the message that the app opens with */
  text?: string;
};

/** The WhatsApp link of a phone number: a leading 0 becomes the country code. */
export function whatsappUrl({ phone, countryCode, text }: WhatsApp): string {
  const digits = phone.replace(/\D/g, '');
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${digits.replace(/^0/, countryCode)}${query}`;
}

/** The `tel:` link of a phone number as people write it. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A place on the earth, in degrees (WGS 84). */
export type Position = { latitude: number; longitude: number };

/** Half the width and height of the map, in degrees: about 5 by 3 km in the north of Algeria. */
const REACH = { longitude: 0.03, latitude: 0.015 };

/** The address of OpenStreetMap's embedded map around a place, with a pin on it. */
export function mapEmbedUrl({ latitude, longitude }: Position): string {
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const params = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${params}`;
}

/** The address of the same map as a page. */
export function mapPageUrl({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
