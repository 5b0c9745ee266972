import { fieldIs } from '@comanda/contract'
import { own } from './members.ts'
import { anyOf, everybodyWithin, type Policy } from './policy.ts'
import { owners } from './staff.ts'

/** A coupon that is nobody's is reached by its random id. */
const nobodys = everybodyWithin(fieldIs('user', null))

export const userCoupons: Policy = {
  find: anyOf(own, owners),
  get: anyOf(nobodys, own, owners),
  create: owners,
}
