import type { OrderLine } from '@comanda/contract'

/** The length of a random id that no other cart has: that of the shortest idempotency key. */
const OWN_ID_LENGTH = 16

type IdentifiedLine = Pick<OrderLine, 'id' | 'product'>

const isOwnId = ({ id = '', product }: IdentifiedLine): boolean =>
  id.length >= OWN_ID_LENGTH && (product === undefined || !id.includes(product))

/**
 * Returns whether the lines of a cart have ids of their own, so that another cart with the same contents differs. Short
 * ids are counted ones; an id that contains its product's is not random either.
 */
export const hasOwnIds = (cart: readonly IdentifiedLine[]): boolean =>
  cart.length > 0 && cart.every(isOwnId)
