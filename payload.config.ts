import path from 'node:path';
import { boilerModelsCollection } from '@collections/BoilerModels';
import { categoriesCollection } from '@collections/Categories';
import { courierProfilesCollection } from '@collections/CourierProfiles';
import { couriersCollection } from '@collections/Couriers';
import { documentsCollection } from '@collections/Documents';
import { faultCodesCollection } from '@collections/FaultCodes';
import { fitmentsCollection } from '@collections/Fitments';
import { addReauthenticationFlag } from '@collections/hooks/ask-for-password';
import { mediaCollection } from '@collections/Media';
import { ordersCollection } from '@collections/Orders';
import { partNumbersCollection } from '@collections/PartNumbers';
import { productsCollection } from '@collections/Products';
import { searchWordsCollection } from '@collections/SearchWords';
import { stockMovementsCollection } from '@collections/StockMovements';
import { symptomsCollection } from '@collections/Symptoms';
import { tagsCollection } from '@collections/Tags';
import { usersCollection } from '@collections/Users';
import { wilayasCollection } from '@collections/Wilayas';
import { withRulesOfQueries, withShopRules } from '@collections/with-shop-rules';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig, type CollectionConfig } from 'payload';
import sharp from 'sharp';
import { sendAccountNotice } from '@/accounts/mails/account-notice';
import { sendEmailConfirmation } from '@/accounts/mails/email-confirmation';
import { sendInvitation } from '@/accounts/mails/invitation';
import { sendPasswordReset } from '@/accounts/mails/password-reset';
import { sendWelcome } from '@/accounts/mails/welcome';
import { importProducts } from '@/catalogue/importing/import-products';
import { withHonestCommits } from '@/database/honest-commits';
import { refusingOddPreferences } from '@/database/list-preferences';
import { CONNECTION_TIMEOUTS, resilientPg } from '@/database/pool';
import { catalogueSchema } from '@/database/schema';
import { accountTables } from '@/database/tables/account-tables';
import { auditTable } from '@/database/tables/audit-table';
import { boilerTables } from '@/database/tables/boiler-tables';
import { bulkTables } from '@/database/tables/bulk-tables';
import { cashTables } from '@/database/tables/cash-tables';
import { confirmationTables } from '@/database/tables/confirmation-tables';
import { importTables } from '@/database/tables/import-tables';
import { missedSearchTable } from '@/database/tables/missed-search-table';
import { orderTables } from '@/database/tables/order-tables';
import { parcelTables } from '@/database/tables/parcel-tables';
import { partRequestTables } from '@/database/tables/part-request-tables';
import { quoteTables } from '@/database/tables/quote-tables';
import { settingsTable } from '@/database/tables/settings-table';
import { refusingUnreadable } from '@/database/unreadable';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { env } from '@/env';
import { answerDatabaseAway, answerDuplicate, refuseUnreadable } from '@/http/cms-errors';
import { logger } from '@/logging/logger';
import { mailAdapter } from '@/mail/adapter';
import { sendOrderAlert } from '@/orders/mails/send-order-alert';
import { sendOrderConfirmation } from '@/orders/mails/send-order-confirmation';
import { sendOrderStatus } from '@/orders/mails/send-order-status';
import { keepInBucket } from '@/pictures/keep-in-bucket';
import { inLanguage } from '@/runtime/in-language';
import { officeProblemWords } from '@/words/en/problems';

const root = process.cwd();

const collections: readonly (() => CollectionConfig)[] = [
  productsCollection,
  categoriesCollection,
  tagsCollection,
  mediaCollection,
  documentsCollection,
  searchWordsCollection,
  symptomsCollection,
  boilerModelsCollection,
  fitmentsCollection,
  partNumbersCollection,
  faultCodesCollection,
  ordersCollection,
  wilayasCollection,
  couriersCollection,
  courierProfilesCollection,
  stockMovementsCollection,
  usersCollection,
];

// Payload reads the texts of its screens once, so they are in the shop's own language.
const config = inLanguage(null, () =>
  buildConfig({
    secret: env.PAYLOAD_SECRET ?? '',
    serverURL: env.PUBLIC_URL ?? '',
    routes: { admin: '/admin', api: '/cms' },
    collections: collections.map((collection) => withShopRules(collection())),
    editor: lexicalEditor(),
    db: refusingUnreadable(
      refusingOddPreferences(
        withHonestCommits(
          postgresAdapter({
            pg: resilientPg,
            pool: {
              connectionString: env.DATABASE_URL ?? '',
              max: env.DATABASE_POOL,
              connectionTimeoutMillis: 10_000,
              ...CONNECTION_TIMEOUTS,
            },
            push: false,
            migrationDir: path.join(root, 'src/migrations'),
            afterSchemaInit: [
              catalogueSchema,
              boilerTables,
              bulkTables,
              accountTables,
              auditTable,
              missedSearchTable,
              orderTables,
              confirmationTables,
              parcelTables,
              cashTables,
              importTables,
              quoteTables,
              partRequestTables,
              settingsTable,
            ],
          }),
        ),
      ),
    ),
    hooks: { afterError: [refuseUnreadable, answerDuplicate, answerDatabaseAway, addReauthenticationFlag] },
    email: mailAdapter(),
    sharp,
    plugins: [keepInBucket],
    graphQL: { disable: true },
    telemetry: false,
    defaultDepth: 0,
    maxDepth: 2,
    // The shop's own limit answers with a message (collections/hooks/catalogue/picture-hooks.ts); this one ends an endless upload.
    upload: {
      // A form sends its document as one text, which Payload parses before our code runs. A longer one, of brackets only, would
      // block the process (docs/decisions/0023).
      limits: { fileSize: 4 * MAX_IMAGE_BYTES, fieldSize: 400_000, parts: 100 },
      abortOnLimit: true,
      responseOnLimit: officeProblemWords.pictureTooLarge,
    },
    jobs: {
      tasks: [
        sendOrderConfirmation,
        sendOrderStatus,
        sendOrderAlert,
        sendWelcome,
        sendPasswordReset,
        sendInvitation,
        sendEmailConfirmation,
        sendAccountNotice,
        importProducts,
      ],
      access: { run: () => false, queue: () => false, cancel: () => false },
    },
    admin: {
      user: 'users',
      avatar: 'default',
      importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
      theme: 'light',
      components: {
        Nav: '/src/admin/shell/back-office#Nav',
        graphics: { Icon: '/src/admin/shell/nav-panel#SquareMark', Logo: '/src/admin/shell/nav-panel#Mark' },
        providers: ['/src/app/document-language#WithLanguage', '/src/admin/shell/providers#Providers'],
        views: { dashboard: { Component: '/src/admin/shell/back-office#BackOffice' } },
      },
    },
    typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
    logger: logger(),
    // At `info` Payload logs a text only: a second line for each refused request (src/logging/short-refusals.ts).
    loggingLevels: {
      Forbidden: 'warn',
      Locked: 'warn',
      MissingFile: 'warn',
      NotFound: 'warn',
      ValidationError: 'warn',
    },
  }),
);

export default withRulesOfQueries(config);
