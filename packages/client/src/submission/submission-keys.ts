/** The order of the cart: one at a time. */
export const ORDER_KEY = 'order'

/** Payments from stored balances: one at a time for each session. */
export const PAYMENT_KEY = 'payment/'
