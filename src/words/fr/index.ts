/** The shop's French catalogue, by room. A component imports its room's file, never this: it would load all of them. */
import { aboutWords } from './about';
import { accountMailWords } from './account-mails';
import { availabilityWords } from './availability';
import { boilerFitWords } from './boiler-fit';
import { boilersWords } from './boilers';
import { brandsWords } from './brands';
import { cartToastWords, cartWords } from './cart';
import { cartIntakeWords } from './cart-intake';
import { catalogueWords } from './catalogue';
import { categoryTreeWords } from './category-tree';
import { checkoutWords } from './checkout';
import { commonWords } from './common';
import { compareWords } from './compare';
import { contactWords } from './contact';
import { deliveryFeeWords } from './delivery-fees';
import { democateWords } from './democate';
import { errorPageWords } from './error-pages';
import { faultWords } from './faults';
import { accountFieldWords, fieldWords } from './fields';
import { footerWords } from './footer';
import { galleryWords } from './gallery';
import { homeWords } from './home';
import { httpWords } from './http';
import { invoiceWords } from './invoice';
import { layoutWords } from './layout';
import { loginWords } from './login';
import { mailWords, orderMailWords } from './mails';
import { newsletterWords, ticketWords } from './message-forms';
import { boilerBarWords, myBoilerWords } from './my-boiler';
import { orderStatusWords } from './order-status';
import { orderWords } from './orders';
import { notFoundWords, pageWords } from './pages';
import { parcelStateWords } from './parcel-states';
import { parcelPaperWords } from './parcels';
import { partAnswerWords, partRequestCallWords, partRequestWords } from './part-requests';
import { plateWords } from './plates';
import { problemWords } from './problems';
import { productWords, relationWords } from './product';
import { profileWords, securityWords } from './profile';
import { listFileWords, quickOrderWords } from './quick-order';
import { quoteCallWords, quotePageWords, quoteWords } from './quotes';
import { recoveryWords } from './recovery';
import { accountCallWords, orderCallWords } from './refusals';
import { requestProblemWords } from './request-problems';
import { searchWords } from './search';
import { securityCardWords } from './security-cards';
import { securityDialogWords } from './security-dialogs';
import { shopWords } from './shop';
import { trackingCallWords, trackingStepWords, trackingWords } from './tracking';
import { uiWords } from './ui';
import { whatsappWords } from './whatsapp';

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
