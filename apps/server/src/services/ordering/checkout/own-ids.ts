import type { OrderLine } from '@comanda/contract'

/** The length of a random id that no other cart has: that of the shortest idempotency key. */
const OWN_ID_LENGTH = 16

const isOwnId = ({ id, product }: Pick<OrderLine, 'id' | 'product'>): boolean =>
  id.length >= OWN_ID_LENGTH && !id.includes(product)

/**
 * Returns whether the lines of a cart have ids of their own, so that another cart with the same contents differs. Short
 * ids are counted ones; an id that contains its product's is not random either.
 */
export const hasOwnIds = (cart: readonly Pick<OrderLine, 'id' | 'product'>[]): boolean =>
  cart.length > 0 && cart.every(isOwnId)
