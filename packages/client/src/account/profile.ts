import type { User, UserPatch } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** Changes fields of an account and returns the account. */
export const changeProfile = (
  { service }: Pick<Connection, 'service'>,
  { _id }: Pick<User, '_id'>,
  patch: UserPatch,
): Promise<User> => service('users').patch(_id, patch)
