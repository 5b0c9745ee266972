import { never } from '@comanda/contract'
import { anyOf, type Rule } from './policy.ts'
import { anyStaff, managers, onSite } from './staff.ts'

/**
 * Anyone may check a code in its shop, which the service looks up (SESS-9.2), or none, which finds nothing; only staff
 * may list tables.
 */
const codeHolders: Rule = ({ query }) => {
  if (query['_id'] === null) return never
  return typeof query['_id'] === 'string' && typeof query['shop'] === 'string' ? never : undefined
}

/** Anyone may get a table by its code, which the service looks up (SESS-9.2): a table's id may be a code that has ended. */
const anyCode: Rule = () => never

export const tableViewItems = {
  find: anyOf(codeHolders, anyStaff),
  get: anyOf(anyCode, onSite),
  create: managers,
  patch: managers,
  remove: managers,
}
