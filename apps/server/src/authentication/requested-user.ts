import { type User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import type { CallParams } from '../runtime/app.ts'
import { isOwner, shopsOf } from '../policies/staff.ts'

/** Returns true for staff at a till, and owners. */
export const mayLookUpMembers = (user: User | undefined): boolean =>
  isOwner(user) || shopsOf(user, ['cashier', 'manager']).length > 0

/** Returns the account that a query is about: the caller's own, or the one that staff at a till name. */
export const requestedUser = ({ query = {}, user }: CallParams): string => {
  const account = query['user'] ?? user?._id
  if (typeof account === 'string' && (account === user?._id || mayLookUpMembers(user)))
    return account
  throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
}
