/**
 * The official wilayas: a wilaya of the shop is recognised among them by its name. Facts from the public data set
 * GeoAlgeria (github.com/yasserstudio/geoalgeria), as of 2026, under the MIT licence,
 * Copyright (c) 2025-2026 Yasser's Studio; the whole notice is in LICENSE.
 */
import { fold } from '../text';

export type OfficialWilaya = {
  code: number;
  name: string;
  nameAr: string;
  /** the wilaya that a new one (59 to 69) was taken from, under which couriers of the division of 58 file it; null for 1 to 58 */
  motherCode: number | null;
};

type Row = readonly [code: number, name: string, nameAr: string, motherCode?: number];

/** The 69 wilayas since law 26-06 of April 2026. */
const ROWS: readonly Row[] = [
  [1, 'Adrar', 'أدرار'],
  [2, 'Chlef', 'الشلف'],
  [3, 'Laghouat', 'الأغواط'],
  [4, 'Oum El Bouaghi', 'أم البواقي'],
  [5, 'Batna', 'باتنة'],
  [6, 'Béjaïa', 'بجاية'],
  [7, 'Biskra', 'بسكرة'],
  [8, 'Béchar', 'بشار'],
  [9, 'Blida', 'البليدة'],
  [10, 'Bouira', 'البويرة'],
  [11, 'Tamanrasset', 'تمنراست'],
  [12, 'Tébessa', 'تبسة'],
  [13, 'Tlemcen', 'تلمسان'],
  [14, 'Tiaret', 'تيارت'],
  [15, 'Tizi Ouzou', 'تيزي وزو'],
  [16, 'Alger', 'الجزائر'],
  [17, 'Djelfa', 'الجلفة'],
  [18, 'Jijel', 'جيجل'],
  [19, 'Sétif', 'سطيف'],
  [20, 'Saïda', 'سعيدة'],
  [21, 'Skikda', 'سكيكدة'],
  [22, 'Sidi Bel Abbès', 'سيدي بلعباس'],
  [23, 'Annaba', 'عنابة'],
  [24, 'Guelma', 'قالمة'],
  [25, 'Constantine', 'قسنطينة'],
  [26, 'Médéa', 'المدية'],
  [27, 'Mostaganem', 'مستغانم'],
  [28, "M'sila", 'المسيلة'],
  [29, 'Mascara', 'معسكر'],
  [30, 'Ouargla', 'ورقلة'],
  [31, 'Oran', 'وهران'],
  [32, 'El Bayadh', 'البيض'],
  [33, 'Illizi', 'إليزي'],
  [34, 'Bordj Bou Arreridj', 'برج بوعريريج'],
  [35, 'Boumerdès', 'بومرداس'],
  [36, 'El Tarf', 'الطارف'],
  [37, 'Tindouf', 'تندوف'],
  [38, 'Tissemsilt', 'تيسمسيلت'],
  [39, 'El Oued', 'الوادي'],
  [40, 'Khenchela', 'خنشلة'],
  [41, 'Souk Ahras', 'سوق أهراس'],
  [42, 'Tipaza', 'تيبازة'],
  [43, 'Mila', 'ميلة'],
  [44, 'Aïn Defla', 'عين الدفلى'],
  [45, 'Naâma', 'النعامة'],
  [46, 'Aïn Témouchent', 'عين تموشنت'],
  [47, 'Ghardaïa', 'غرداية'],
  [48, 'Relizane', 'غليزان'],
  [49, 'Timimoun', 'تيميمون'],
  [50, 'Bordj Badji Mokhtar', 'برج باجي مختار'],
  [51, 'Ouled Djellal', 'أولاد جلال'],
  [52, 'Béni Abbès', 'بني عباس'],
  [53, 'In Salah', 'عين صالح'],
  [54, 'In Guezzam', 'عين قزام'],
  [55, 'Touggourt', 'توقرت'],
  [56, 'Djanet', 'جانت'],
  [57, "El M'Ghair", 'المغير'],
  [58, 'El Meniaa', 'المنيعة'],
  [59, 'Aflou', 'آفلو', 3],
  [60, 'Barika', 'بريكة', 5],
  [61, 'El Kantara', 'القنطرة', 7],
  [62, 'Bir El Ater', 'بئر العاتر', 12],
  [63, 'El Aricha', 'العريشة', 13],
  [64, 'Ksar Chellala', 'قصر الشلالة', 14],
  [65, 'Aïn Oussera', 'عين وسارة', 17],
  [66, 'Messaad', 'مسعد', 17],
  [67, 'Ksar El Boukhari', 'قصر البخاري', 26],
  [68, 'Bou Saâda', 'بوسعادة', 28],
  [69, 'El Abiodh Sidi Cheikh', 'الأبيض سيدي الشيخ', 32],
];

export const OFFICIAL_WILAYAS: readonly OfficialWilaya[] = ROWS.map(([code, name, nameAr, motherCode = null]) => ({
  code,
  name,
  nameAr,
  motherCode,
}));

/** The official wilaya of this name, however its accents, case and signs are written; undefined for any other name. */
export function officialWilayaNamed(name: string): OfficialWilaya | undefined {
  const folded = fold(name);
  return OFFICIAL_WILAYAS.find((wilaya) => fold(wilaya.name) === folded);
}
