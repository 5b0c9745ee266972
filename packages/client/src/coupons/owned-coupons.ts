import type { UserCoupon } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

type Calls = Pick<Connection, 'service'>

/** Returns the coupons of a member, newest first. */
export const findOwnedCoupons = (
  { service }: Calls,
  user: string,
): Promise<readonly UserCoupon[]> =>
  service('userCoupons').find({ user, $sort: { createTime: -1 } })

/** Returns the coupons that a member can still use. */
export const findUsableCoupons = (
  { service }: Calls,
  user: string,
): Promise<readonly UserCoupon[]> => service('userCoupons').find({ user, status: 'valid' })

/** Returns the current state of the coupons of these ids, without those that the server no longer has. */
export const getCoupons = async (
  { service }: Calls,
  ids: readonly string[],
): Promise<readonly UserCoupon[]> => {
  const found = await Promise.allSettled(ids.map((id) => service('userCoupons').get(id)))
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
