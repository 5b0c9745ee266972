import { always } from '@comanda/contract'
import { own } from './members.ts'
import { anyOf, everybody, type Rule } from './policy.ts'
import { anyStaff, staffOf } from './staff.ts'

/** Returns true if a query names restore keys exactly: one key, or a list of keys. */
export const isKeyList = (value: unknown): boolean => {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null) return false
  const operators = Object.keys(value)
  return operators.length === 1 && operators[0] === '$in'
}

/**
 * Anyone who names the restore keys of sessions may find these: by exact keys only, so that none can be guessed by
 * comparison.
 */
const keyHolders: Rule = ({ query }) => (isKeyList(query['restoreKeys']) ? always : undefined)

/** A session's `_id` is random and known only to its diners. Only its member and its shop's staff may list it. */
export const tableSessions = {
  find: anyOf(keyHolders, own, anyStaff),
  get: everybody,
  patch: staffOf(['cashier', 'manager']),
}
