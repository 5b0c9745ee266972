import { fieldIs } from '@comanda/contract'
import { anyOf, type Rule } from './policy.ts'
import { anyStaff, managers } from './staff.ts'

/**
 * A table's `_id` is its code: anyone who has it may check it in its shop; only staff may list tables, so that codes
 * stay secret.
 */
const codeHolders: Rule = ({ query }) =>
  typeof query['_id'] === 'string' && typeof query['shop'] === 'string'
    ? fieldIs('_id', query['_id'])
    : undefined

export const tableViewItems = {
  find: anyOf(codeHolders, anyStaff),
  get: anyStaff,
  create: managers,
  patch: managers,
  remove: managers,
}
