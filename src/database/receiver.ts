/** SQL: who waits for the order `o`, as its texts say: an object with name, phone, wilaya and commune. */
export const RECEIVER = `json_build_object(
    'name', trim(concat_ws(' ', o.customer_first_name, o.customer_last_name)), 'phone', coalesce(o.customer_phone, ''),
    'wilaya', coalesce(o.wilaya_name, ''), 'commune', coalesce(o.commune_name, o.shipping_city, ''))`;
