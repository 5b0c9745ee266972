export { type ClientOptions, createDinerClient, type DinerClient } from './client.ts'
export { renderedWith } from './store/rendered-value.ts'
export { createStore, type Store, type WritableStore } from './store/store.ts'
export { createStillClient, type FirstStates, takeOverStates } from './still-client.ts'
export { type KeyStorage, memoryStorage } from './storage/key-storage.ts'
export { type BrowserStorage, webStorage } from './storage/web-storage.ts'
export { clientKeys } from './storage/client-keys.ts'
export { type JsonEntry, jsonEntry } from './storage/json-entry.ts'
export { CallError, type CallFailure } from './errors/call-error.ts'
export { isLasting } from './errors/is-lasting.ts'
export { isMissing } from './errors/is-missing.ts'
export { normaliseError } from './errors/normalise-error.ts'
export {
  assertOnline,
  connect,
  type Connection,
  type ConnectionOptions,
  type ConnectionStatus,
} from './connection/connection.ts'
export { serverNow } from './connection/server-time.ts'
export type { RecordOf, Service, WireQuery } from './connection/service.ts'
export {
  type Authentication,
  type AuthenticationState,
  createAuthentication,
} from './authentication/authentication.ts'
export { type Catalogue, type CatalogueState, createCatalogue } from './catalogue/catalogue.ts'
export type { FirstMenu, ServedMenu } from './catalogue/load-menu.ts'
export { followEstimates } from './catalogue/follow-estimates.ts'
export { createSession, type SessionState, type SessionStore } from './session/session.ts'
export type { PendingSessions, PendingState } from './session/pending-sessions.ts'
export type { SavedPlace } from './session/saved-place.ts'
export { type Cart, createCart } from './cart/cart.ts'
export type { CartMessage, CartState } from './cart/cart-state.ts'
export { createEarlyCart, type EarlyCart } from './cart/early-cart.ts'
export { firstCart } from './cart/first-cart.ts'
export type { CartChange } from './cart/cart-changes.ts'
export type { Advised, AdvisedPlan } from './cart/advise-coupons.ts'
export type { CartCoupons } from './cart/cart-coupons.ts'
export type { CouponAdding, CouponPreview } from './cart/coupon-adding.ts'
export { isServed } from './parts/is-served.ts'
export { createMember, type Member, type MemberState } from './member/member.ts'
export type { OrderPlace } from './cart/cart-place.ts'
export { type Checkout, checkoutOf, type CheckoutState } from './checkout/checkout.ts'
export type { OrderDetails } from './checkout/order-payload.ts'
export {
  type BalancePayment,
  type BalancePayments,
  balancePayments,
  type BalancePaymentState,
} from './payment/balance-payments.ts'
export {
  type AttemptRecord,
  type AttemptState,
  attemptPaces,
  createAttemptRecord,
} from './payment/attempt-record.ts'
export { loadBillOffer } from './payment/bill-offer.ts'
export { counterUnits, dishLines, unitsOfAll } from './payment/dish-lines.ts'
export { type IntendedPayment, intendedPayments } from './payment/intended-payments.ts'
export { isFinalAttempt } from './payment/is-final-attempt.ts'
export { payBy, setSessionInvoice } from './payment/payment-calls.ts'
export {
  type PaymentStart,
  type PaymentStartState,
  paymentStarts,
} from './payment/payment-starts.ts'
export { loadWaysToPay, type WaysToPay } from './payment/ways-to-pay.ts'
export type { Intentions } from './submission/intentions.ts'
export { ANY_PAYMENT_KEY, ORDER_KEY } from './submission/submission-keys.ts'
export type { Submission, SubmissionState } from './submission/submission.ts'
export { randomKey } from './ids/random-key.ts'
export { createEndlessList, type EndlessList, type EndlessState } from './list/endless-list.ts'
export type { ListQuery } from './list/load-page.ts'
export { warn } from './log/warn.ts'
export type { EarlierOrder } from './cart/earlier-order.ts'
export { cancelOrder } from './session/cancel-order.ts'
export {
  createSessionRecord,
  type SessionRecord,
  type SessionRecordState,
} from './session/session-record.ts'
export type { RemoteMessages, RemoteTranslations } from './translations/remote-translations.ts'
