/** The order of the cart: one at a time. */
export const ORDER_KEY = 'order'

/** What the keys of all payments begin with. */
export const ANY_PAYMENT_KEY = 'payment'

/** Payments from stored balances: one at a time for each session. */
export const PAYMENT_KEY = 'payment/'

/** Payments at a provider that were started without a response: one at a time for each session. */
export const START_KEY = 'paymentStart/'

/** Payments at a provider that have begun and are not final, by attempt. */
export const ATTEMPT_KEY = 'paymentAttempt/'

/** Payments at a provider that are final, by attempt. */
export const FINAL_ATTEMPT_KEY = 'finalAttempt/'
