import { always } from '@comanda/contract'
import { own } from './members.ts'
import { anyOf, everybody, type Rule } from './policy.ts'
import { anyStaff, staffOf } from './staff.ts'

const isKeyList = (asked: unknown): boolean => {
  if (typeof asked === 'string') return true
  if (typeof asked !== 'object' || asked === null) return false
  const words = Object.keys(asked)
  return words.length === 1 && words[0] === '$in'
}

/** Who names the keys of sessions may find these: exact keys, no comparison by which one could be guessed. */
const keyHolders: Rule = ({ query }) => (isKeyList(query['restoreKeys']) ? always : undefined)

/**
 * A session's `_id` is random: who knows it is one of its diners. It is listed for its member and its shop's staff only.
 */
export const tableSessions = {
  find: anyOf(keyHolders, own, anyStaff),
  get: everybody,
  patch: staffOf(['cashier', 'manager']),
}
