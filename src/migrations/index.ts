import * as migration_20261121_151200_initial from './20261121_151200_initial';
import * as migration_20261121_225340_accounts from './20261121_225340_accounts';
import * as migration_20261122_023630_back_office from './20261122_023630_back_office';
import * as migration_20261122_044436_order_mails_failed from './20261122_044436_order_mails_failed';
import * as migration_20261122_170411_accounts_audit from './20261122_170411_accounts_audit';
import * as migration_20261122_170417_audit_log_guard from './20261122_170417_audit_log_guard';
import * as migration_20261122_214017_audit_log_actor from './20261122_214017_audit_log_actor';
import * as migration_20261123_031732_orders_by_recipient from './20261123_031732_orders_by_recipient';
import * as migration_20261124_125725_order_charges from './20261124_125725_order_charges';
import * as migration_20261124_160606_add_warranty_months from './20261124_160606_add_warranty_months';
import * as migration_20261125_095701_order_to_cash from './20261125_095701_order_to_cash';
import * as migration_20261125_100223_clerk_role from './20261125_100223_clerk_role';
import * as migration_20261125_100920_parcels from './20261125_100920_parcels';
import * as migration_20261125_103459_confirmation from './20261125_103459_confirmation';
import * as migration_20261125_104913_parcel_notes from './20261125_104913_parcel_notes';
import * as migration_20261125_144230_order_alert from './20261125_144230_order_alert';
import * as migration_20261125_145605_cash_ledger from './20261125_145605_cash_ledger';
import * as migration_20261125_145620_cash_entries_guard from './20261125_145620_cash_entries_guard';
import * as migration_20261125_151356_live_claims from './20261125_151356_live_claims';
import * as migration_20261125_153158_order_counts from './20261125_153158_order_counts';
import * as migration_20261125_154804_phone_amendments from './20261125_154804_phone_amendments';
import * as migration_20261125_194333_boilers from './20261125_194333_boilers';
import * as migration_20261125_203637_quotes_part_requests from './20261125_203637_quotes_part_requests';
import * as migration_20261125_205953_missed_searches from './20261125_205953_missed_searches';
import * as migration_20261125_233725_boiler_of_account from './20261125_233725_boiler_of_account';
import * as migration_20261126_003043_cash_to_settle from './20261126_003043_cash_to_settle';
import * as migration_20261126_005026_product_documents from './20261126_005026_product_documents';
import * as migration_20261126_091034_arabic_words from './20261126_091034_arabic_words';
import * as migration_20261127_021031_repeated_requests from './20261127_021031_repeated_requests';
import * as migration_20261127_225242_parts_of_a_boiler from './20261127_225242_parts_of_a_boiler';
import * as migration_20261127_231207_import_read_as from './20261127_231207_import_read_as';
import * as migration_20261127_233500_plain_telephones from './20261127_233500_plain_telephones';
import * as migration_20261128_001940_money from './20261128_001940_money';
import * as migration_20261128_002153_reference_identity from './20261128_002153_reference_identity';
import * as migration_20261128_002537_column_choices from './20261128_002537_column_choices';
import * as migration_20261128_032235_parcel_news from './20261128_032235_parcel_news';
import * as migration_20261128_034808_symptoms_and_word_kinds from './20261128_034808_symptoms_and_word_kinds';
import * as migration_20261128_035400_stock_reasons from './20261128_035400_stock_reasons';
import * as migration_20261128_040412_product_attributes from './20261128_040412_product_attributes';
import * as migration_20261128_083000_alike_texts from './20261128_083000_alike_texts';
import * as migration_20261128_180826_office_search from './20261128_180826_office_search';
import * as migration_20261128_180900_arabic_names from './20261128_180900_arabic_names';
import * as migration_20261130_000652_people from './20261130_000652_people';
import * as migration_20261130_010000_erase_cash_notes from './20261130_010000_erase_cash_notes';
import * as migration_20261130_070721_product_bulk from './20261130_070721_product_bulk';
import * as migration_20261130_070958_settings from './20261130_070958_settings';

export const migrations = [
  {
    up: migration_20261121_151200_initial.up,
    down: migration_20261121_151200_initial.down,
    name: '20261121_151200_initial',
  },
  {
    up: migration_20261121_225340_accounts.up,
    down: migration_20261121_225340_accounts.down,
    name: '20261121_225340_accounts',
  },
  {
    up: migration_20261122_023630_back_office.up,
    down: migration_20261122_023630_back_office.down,
    name: '20261122_023630_back_office',
  },
  {
    up: migration_20261122_044436_order_mails_failed.up,
    down: migration_20261122_044436_order_mails_failed.down,
    name: '20261122_044436_order_mails_failed',
  },
  {
    up: migration_20261122_170411_accounts_audit.up,
    down: migration_20261122_170411_accounts_audit.down,
    name: '20261122_170411_accounts_audit',
  },
  {
    up: migration_20261122_170417_audit_log_guard.up,
    down: migration_20261122_170417_audit_log_guard.down,
    name: '20261122_170417_audit_log_guard',
  },
  {
    up: migration_20261122_214017_audit_log_actor.up,
    down: migration_20261122_214017_audit_log_actor.down,
    name: '20261122_214017_audit_log_actor',
  },
  {
    up: migration_20261123_031732_orders_by_recipient.up,
    down: migration_20261123_031732_orders_by_recipient.down,
    name: '20261123_031732_orders_by_recipient',
  },
  {
    up: migration_20261124_125725_order_charges.up,
    down: migration_20261124_125725_order_charges.down,
    name: '20261124_125725_order_charges',
  },
  {
    up: migration_20261124_160606_add_warranty_months.up,
    down: migration_20261124_160606_add_warranty_months.down,
    name: '20261124_160606_add_warranty_months',
  },
  {
    up: migration_20261125_095701_order_to_cash.up,
    down: migration_20261125_095701_order_to_cash.down,
    name: '20261125_095701_order_to_cash',
  },
  {
    up: migration_20261125_100223_clerk_role.up,
    down: migration_20261125_100223_clerk_role.down,
    name: '20261125_100223_clerk_role',
  },
  {
    up: migration_20261125_100920_parcels.up,
    down: migration_20261125_100920_parcels.down,
    name: '20261125_100920_parcels',
  },
  {
    up: migration_20261125_103459_confirmation.up,
    down: migration_20261125_103459_confirmation.down,
    name: '20261125_103459_confirmation',
  },
  {
    up: migration_20261125_104913_parcel_notes.up,
    down: migration_20261125_104913_parcel_notes.down,
    name: '20261125_104913_parcel_notes',
  },
  {
    up: migration_20261125_144230_order_alert.up,
    down: migration_20261125_144230_order_alert.down,
    name: '20261125_144230_order_alert',
  },
  {
    up: migration_20261125_145605_cash_ledger.up,
    down: migration_20261125_145605_cash_ledger.down,
    name: '20261125_145605_cash_ledger',
  },
  {
    up: migration_20261125_145620_cash_entries_guard.up,
    down: migration_20261125_145620_cash_entries_guard.down,
    name: '20261125_145620_cash_entries_guard',
  },
  {
    up: migration_20261125_151356_live_claims.up,
    down: migration_20261125_151356_live_claims.down,
    name: '20261125_151356_live_claims',
  },
  {
    up: migration_20261125_153158_order_counts.up,
    down: migration_20261125_153158_order_counts.down,
    name: '20261125_153158_order_counts',
  },
  {
    up: migration_20261125_154804_phone_amendments.up,
    down: migration_20261125_154804_phone_amendments.down,
    name: '20261125_154804_phone_amendments',
  },
  {
    up: migration_20261125_194333_boilers.up,
    down: migration_20261125_194333_boilers.down,
    name: '20261125_194333_boilers',
  },
  {
    up: migration_20261125_203637_quotes_part_requests.up,
    down: migration_20261125_203637_quotes_part_requests.down,
    name: '20261125_203637_quotes_part_requests',
  },
  {
    up: migration_20261125_205953_missed_searches.up,
    down: migration_20261125_205953_missed_searches.down,
    name: '20261125_205953_missed_searches',
  },
  {
    up: migration_20261125_233725_boiler_of_account.up,
    down: migration_20261125_233725_boiler_of_account.down,
    name: '20261125_233725_boiler_of_account',
  },
  {
    up: migration_20261126_003043_cash_to_settle.up,
    down: migration_20261126_003043_cash_to_settle.down,
    name: '20261126_003043_cash_to_settle',
  },
  {
    up: migration_20261126_005026_product_documents.up,
    down: migration_20261126_005026_product_documents.down,
    name: '20261126_005026_product_documents',
  },
  {
    up: migration_20261126_091034_arabic_words.up,
    down: migration_20261126_091034_arabic_words.down,
    name: '20261126_091034_arabic_words',
  },
  {
    up: migration_20261127_021031_repeated_requests.up,
    down: migration_20261127_021031_repeated_requests.down,
    name: '20261127_021031_repeated_requests',
  },
  {
    up: migration_20261127_225242_parts_of_a_boiler.up,
    down: migration_20261127_225242_parts_of_a_boiler.down,
    name: '20261127_225242_parts_of_a_boiler',
  },
  {
    up: migration_20261127_231207_import_read_as.up,
    down: migration_20261127_231207_import_read_as.down,
    name: '20261127_231207_import_read_as',
  },
  {
    up: migration_20261127_233500_plain_telephones.up,
    down: migration_20261127_233500_plain_telephones.down,
    name: '20261127_233500_plain_telephones',
  },
  {
    up: migration_20261128_001940_money.up,
    down: migration_20261128_001940_money.down,
    name: '20261128_001940_money',
  },
  {
    up: migration_20261128_002153_reference_identity.up,
    down: migration_20261128_002153_reference_identity.down,
    name: '20261128_002153_reference_identity',
  },
  {
    up: migration_20261128_002537_column_choices.up,
    down: migration_20261128_002537_column_choices.down,
    name: '20261128_002537_column_choices',
  },
  {
    up: migration_20261128_032235_parcel_news.up,
    down: migration_20261128_032235_parcel_news.down,
    name: '20261128_032235_parcel_news',
  },
  {
    up: migration_20261128_034808_symptoms_and_word_kinds.up,
    down: migration_20261128_034808_symptoms_and_word_kinds.down,
    name: '20261128_034808_symptoms_and_word_kinds',
  },
  {
    up: migration_20261128_035400_stock_reasons.up,
    down: migration_20261128_035400_stock_reasons.down,
    name: '20261128_035400_stock_reasons',
  },
  {
    up: migration_20261128_040412_product_attributes.up,
    down: migration_20261128_040412_product_attributes.down,
    name: '20261128_040412_product_attributes',
  },
  {
    up: migration_20261128_083000_alike_texts.up,
    down: migration_20261128_083000_alike_texts.down,
    name: '20261128_083000_alike_texts',
  },
  {
    up: migration_20261128_180826_office_search.up,
    down: migration_20261128_180826_office_search.down,
    name: '20261128_180826_office_search',
  },
  {
    up: migration_20261128_180900_arabic_names.up,
    down: migration_20261128_180900_arabic_names.down,
    name: '20261128_180900_arabic_names',
  },
  {
    up: migration_20261130_000652_people.up,
    down: migration_20261130_000652_people.down,
    name: '20261130_000652_people',
  },
  {
    up: migration_20261130_010000_erase_cash_notes.up,
    down: migration_20261130_010000_erase_cash_notes.down,
    name: '20261130_010000_erase_cash_notes',
  },
  {
    up: migration_20261130_070721_product_bulk.up,
    down: migration_20261130_070721_product_bulk.down,
    name: '20261130_070721_product_bulk',
  },
  {
    up: migration_20261130_070958_settings.up,
    down: migration_20261130_070958_settings.down,
    name: '20261130_070958_settings'
  },
];
