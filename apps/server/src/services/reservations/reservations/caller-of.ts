import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { memberId } from '../../../authentication/member-id.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { CallParams } from '../../../runtime/app.ts'
import type { Caller } from './booking.ts'

/** A booking names its guest: nobody else would send it. */
const identityOf = (params: CallParams | undefined): string =>
  callerIdentity(params, { isDistinct: true })

/** Those who wait on tables of the shop book for their guests; everyone else books for themselves, by a key too (KEY-2.6). */
export const callerOf = (params: CallParams | undefined, shop: string): Caller => {
  const { user, address, key } = params ?? {}
  const member = memberId(params)
  const isOfShop = isStaffOf(user, shop, ['waiter', 'cashier', 'manager'])
  const isStaff = isOfShop && !key
  return {
    isStaff,
    identity: identityOf(params),
    isCounted: !isOfShop,
    ...(isOfShop && user ? { staff: user._id } : {}),
    ...(!isStaff && member !== undefined ? { user: member } : {}),
    ...(address === undefined ? {} : { address }),
  }
}
