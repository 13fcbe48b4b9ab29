/** The shop's French catalogue, by namespace. A component imports its namespace's file, never this: it would load all of them. */
import { aboutWords } from './about';
import { accountMailWords } from './accounts/account-mails';
import { loginWords } from './accounts/login';
import { profileWords, securityWords } from './accounts/profile';
import { recoveryWords } from './accounts/recovery';
import { savingWords } from './accounts/saving';
import { securityCardWords } from './accounts/security-cards';
import { securityDialogWords } from './accounts/security-dialogs';
import { boilerBarWords } from './boilers/boiler-bar';
import { boilerFitWords } from './boilers/boiler-fit';
import { boilersWords } from './boilers/boilers';
import { confidenceWords } from './boilers/confidence';
import { faultWords } from './boilers/faults';
import { fitVerdictWords } from './boilers/fit-verdict';
import { myBoilerWords } from './boilers/my-boiler';
import { plateWords } from './boilers/plates';
import { availabilityWords } from './catalogue/availability';
import { brandsWords } from './catalogue/brands';
import { catalogueWords } from './catalogue/catalogue';
import { categoryListWords } from './catalogue/category-lists';
import { categoryTreeWords } from './catalogue/category-tree';
import { compareWords } from './catalogue/compare';
import { compareChoiceWords } from './catalogue/compare-choice';
import { democateWords } from './catalogue/democate';
import { emptyResultWords } from './catalogue/empty-results';
import { filterWords } from './catalogue/filters';
import { galleryWords } from './catalogue/gallery';
import { productWords } from './catalogue/product';
import { productCardWords } from './catalogue/product-card';
import { productErrorWords } from './catalogue/product-error';
import { relatedWords, relationWords } from './catalogue/related-products';
import { searchWords } from './catalogue/search';
import { searchAnswerWords } from './catalogue/search-answers';
import { searchHintWords } from './catalogue/search-hints';
import { suggestionWords } from './catalogue/suggestions';
import { commonWords } from './common';
import { contactWords } from './contact';
import { errorPageWords } from './error-pages';
import { accountFieldWords, fieldWords } from './fields';
import { footerWords } from './footer';
import { frameWords } from './frame';
import { globalErrorWords } from './global-error';
import { homeWords } from './home';
import { httpWords } from './http';
import { layoutWords } from './layout';
import { mailWords, orderMailWords } from './mails';
import { newsletterWords, ticketWords } from './message-forms';
import { cartWords } from './orders/cart';
import { cartIntakeWords } from './orders/cart-intake';
import { cartToastWords } from './orders/cart-toasts';
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
import { quantityWords } from './quantity';
import { accountCallWords, orderCallWords } from './refusals';
import { requestProblemWords } from './request-problems';
import { shopWords } from './shop';
import { sloganWords } from './slogans';
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
  cart: cartWords,
  cartIntake: cartIntakeWords,
  cartToasts: cartToastWords,
  catalogue: catalogueWords,
  categoryLists: categoryListWords,
  categoryTree: categoryTreeWords,
  checkout: checkoutWords,
  common: commonWords,
  compare: compareWords,
  compareChoice: compareChoiceWords,
  confidence: confidenceWords,
  fitVerdict: fitVerdictWords,
  contact: contactWords,
  deliveryFees: deliveryFeeWords,
  democate: democateWords,
  emptyResults: emptyResultWords,
  errorPages: errorPageWords,
  globalError: globalErrorWords,
  faults: faultWords,
  fields: fieldWords,
  filters: filterWords,
  footer: footerWords,
  frame: frameWords,
  gallery: galleryWords,
  home: homeWords,
  http: httpWords,
  invoice: invoiceWords,
  layout: layoutWords,
  listFile: listFileWords,
  login: loginWords,
  mail: mailWords,
  myBoiler: myBoilerWords,
  newsletter: newsletterWords,
  notFound: notFoundWords,
  orderCalls: orderCallWords,
  orderMails: orderMailWords,
  orders: orderWords,
  orderStatus: orderStatusWords,
  pages: pageWords,
  parcelPapers: parcelPaperWords,
  parcelStates: parcelStateWords,
  partAnswers: partAnswerWords,
  partRequestCalls: partRequestCallWords,
  partRequests: partRequestWords,
  plates: plateWords,
  problems: problemWords,
  product: productWords,
  productCard: productCardWords,
  productError: productErrorWords,
  profile: profileWords,
  quantity: quantityWords,
  quickOrder: quickOrderWords,
  quoteCalls: quoteCallWords,
  quotePages: quotePageWords,
  quotes: quoteWords,
  recovery: recoveryWords,
  related: relatedWords,
  relation: relationWords,
  requestProblems: requestProblemWords,
  saving: savingWords,
  search: searchWords,
  searchAnswers: searchAnswerWords,
  searchHints: searchHintWords,
  security: securityWords,
  securityCards: securityCardWords,
  securityDialogs: securityDialogWords,
  shop: shopWords,
  slogans: sloganWords,
  suggestions: suggestionWords,
  ticket: ticketWords,
  tracking: trackingWords,
  trackingCalls: trackingCallWords,
  trackingSteps: trackingStepWords,
  ui: uiWords,
  whatsapp: whatsappWords,
};
