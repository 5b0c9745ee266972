import type { DinerClient } from '@comanda/client'
import type { UserCoupon } from '@comanda/contract'

/** The coupons of these ids, as they stand now; those that the server knows no more are left out. */
export const loadDeviceCoupons = async (
  { connection }: Pick<DinerClient, 'connection'>,
  ids: readonly string[],
): Promise<readonly UserCoupon[]> => {
  const found = await Promise.allSettled(ids.map((id) => connection.service('userCoupons').get(id)))
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
