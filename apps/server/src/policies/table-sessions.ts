import { always } from '@comanda/contract'
import { own } from './members.ts'
import { anyOf, everybody, type Rule } from './policy.ts'
import { accountants, cashiers, waiters } from './staff.ts'

/** Returns true if a query names restore keys exactly: one key, a list of keys, or none. */
export const isKeyList = (value: unknown): boolean => {
  if (typeof value === 'string' || value === null) return true
  if (typeof value !== 'object') return false
  return Object.keys(value).every((word) => word === '$in' || /^\d+$/.test(word))
}

/**
 * Anyone who names the restore keys of sessions may find these: by exact keys only, so that none can be guessed by
 * comparison.
 */
const keyHolders: Rule = ({ query }) => (isKeyList(query['restoreKeys']) ? always : undefined)

/** A session's `_id` is random and known only to its diners. Only its member, its shop's staff and accountants may list it. */
export const tableSessions = {
  find: anyOf(keyHolders, own, waiters, accountants),
  get: everybody,
  patch: cashiers,
}
