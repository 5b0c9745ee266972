import type { CallParams } from '../../../runtime/app.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { Caller } from './booking.ts'

/** Staff of the shop book for their guests; everyone else books for themselves. */
export const callerOf = (params: CallParams | undefined, shop: string): Caller => {
  const { user, address } = params ?? {}
  const isStaff = isStaffOf(user, shop)
  return {
    isStaff,
    ...(user && !isStaff ? { user: user._id } : {}),
    ...(address === undefined ? {} : { address }),
  }
}
