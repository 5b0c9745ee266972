import type { Policy } from './policy.ts'
import { owners } from './staff.ts'

/** Codes are worth money: nobody else reads them. */
export const couponCodes: Policy = {
  find: owners,
  get: owners,
  create: owners,
  patch: owners,
  remove: owners,
}
