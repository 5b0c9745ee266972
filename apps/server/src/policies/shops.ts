import { everybody, type Policy } from './policy.ts'
import { owners, staffOf } from './staff.ts'

export const shops: Policy = {
  find: everybody,
  get: everybody,
  create: owners,
  patch: staffOf(['manager'], '_id'),
  remove: owners,
}
