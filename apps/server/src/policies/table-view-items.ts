import { never } from '@comanda/contract'
import { anyOf, everybody, type Rule } from './policy.ts'
import { anyStaff, managers } from './staff.ts'

/**
 * Anyone may check a code in its shop, which the service looks up (SESS-9.2), or none, which finds nothing; only staff
 * may list tables.
 */
const codeHolders: Rule = ({ query }) => {
  if (query['_id'] === null) return never
  return typeof query['_id'] === 'string' && typeof query['shop'] === 'string' ? never : undefined
}

export const tableViewItems = {
  find: anyOf(codeHolders, anyStaff),
  get: everybody,
  create: managers,
  patch: managers,
  remove: managers,
}
