import type { RefundRow } from '../tables/refunds.ts'

/**
 * Returns a refund's key at its provider (PAY-7.18): its id, and after the provider has refused it another, since a provider
 * returns for a key what it returned before.
 */
export const refundKey = ({ _id, resends }: Pick<RefundRow, '_id' | 'resends'>): string =>
  resends === 0 ? _id : `${_id}r${resends}`

/** Returns the id of the refund that has this key; undefined if the key is not of this server. */
export const refundOfKey = (key: string): string | undefined =>
  /^([\da-f]{24})(?:r\d+)?$/.exec(key)?.[1]
