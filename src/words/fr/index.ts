/** The shop's French catalogue, by namespace. A component imports its namespace's file, never this: it would load all of them. */
import { aboutWords } from './about';
import { accountMailWords } from './accounts/account-mails';
import { loginWords } from './accounts/login';
import { profileWords, securityWords } from './accounts/profile';
import { recoveryWords } from './accounts/recovery';
import { securityCardWords } from './accounts/security-cards';
import { securityDialogWords } from './accounts/security-dialogs';
import { boilerFitWords } from './boilers/boiler-fit';
import { boilersWords } from './boilers/boilers';
import { faultWords } from './boilers/faults';
import { boilerBarWords, myBoilerWords } from './boilers/my-boiler';
import { plateWords } from './boilers/plates';
import { availabilityWords } from './catalogue/availability';
import { brandsWords } from './catalogue/brands';
import { catalogueWords } from './catalogue/catalogue';
import { categoryTreeWords } from './catalogue/category-tree';
import { compareWords } from './catalogue/compare';
import { democateWords } from './catalogue/democate';
import { galleryWords } from './catalogue/gallery';
import { productWords, relationWords } from './catalogue/product';
import { searchWords } from './catalogue/search';
import { commonWords } from './common';
import { contactWords } from './contact';
import { errorPageWords } from './error-pages';
import { accountFieldWords, fieldWords } from './fields';
import { footerWords } from './footer';
import { homeWords } from './home';
import { httpWords } from './http';
import { layoutWords } from './layout';
import { mailWords, orderMailWords } from './mails';
import { newsletterWords, ticketWords } from './message-forms';
import { cartToastWords, cartWords } from './orders/cart';
import { cartIntakeWords } from './orders/cart-intake';
import { checkoutWords } from './orders/checkout';
import { deliveryFeeWords } from './orders/delivery-fees';
import { invoiceWords } from './orders/invoice';
import { orderStatusWords } from './orders/order-status';
import { orderWords } from './orders/orders';
import { parcelStateWords } from './orders/parcel-states';
import { parcelPaperWords } from './orders/parcels';
import { partAnswerWords, partRequestCallWords, partRequestWords } from './orders/part-requests';
import { listFileWords, quickOrderWords } from './orders/quick-order';
import { quoteCallWords, quotePageWords, quoteWords } from './orders/quotes';
import { trackingCallWords, trackingStepWords, trackingWords } from './orders/tracking';
import { whatsappWords } from './orders/whatsapp';
import { notFoundWords, pageWords } from './pages';
import { problemWords } from './problems';
import { accountCallWords, orderCallWords } from './refusals';
import { requestProblemWords } from './request-problems';
import { shopWords } from './shop';
import { uiWords } from './ui';

export const shop = {
  about: aboutWords,
  accountCalls: accountCallWords,
  accountFields: accountFieldWords,
  accountMails: accountMailWords,
  availability: availabilityWords,
  boilerBar: boilerBarWords,
  boilerFit: boilerFitWords,
  boilers: boilersWords,
  brands: brandsWords,
  cartToasts: cartToastWords,
  cart: cartWords,
  catalogue: catalogueWords,
  categoryTree: categoryTreeWords,
  checkout: checkoutWords,
  common: commonWords,
  compare: compareWords,
  contact: contactWords,
  deliveryFees: deliveryFeeWords,
  democate: democateWords,
  errorPages: errorPageWords,
  faults: faultWords,
  fields: fieldWords,
  footer: footerWords,
  gallery: galleryWords,
  home: homeWords,
  http: httpWords,
  invoice: invoiceWords,
  layout: layoutWords,
  login: loginWords,
  mail: mailWords,
  myBoiler: myBoilerWords,
  newsletter: newsletterWords,
  notFound: notFoundWords,
  orderCalls: orderCallWords,
  orderMails: orderMailWords,
  orderStatus: orderStatusWords,
  orders: orderWords,
  pages: pageWords,
  parcelPapers: parcelPaperWords,
  parcelStates: parcelStateWords,
  cartIntake: cartIntakeWords,
  partAnswers: partAnswerWords,
  partRequests: partRequestWords,
  quickOrder: quickOrderWords,
  listFile: listFileWords,
  quotePages: quotePageWords,
  partRequestCalls: partRequestCallWords,
  plates: plateWords,
  problems: problemWords,
  product: productWords,
  profile: profileWords,
  quoteCalls: quoteCallWords,
  quotes: quoteWords,
  recovery: recoveryWords,
  relation: relationWords,
  requestProblems: requestProblemWords,
  search: searchWords,
  securityCards: securityCardWords,
  securityDialogs: securityDialogWords,
  security: securityWords,
  shop: shopWords,
  ticket: ticketWords,
  tracking: trackingWords,
  trackingCalls: trackingCallWords,
  trackingSteps: trackingStepWords,
  ui: uiWords,
  whatsapp: whatsappWords,
};
