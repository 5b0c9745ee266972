import { NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@comanda/contract'
import type { CallParams } from '../runtime/app.ts'

/** Returns the caller. Throws `NotAuthenticated` if nobody is signed in. */
export const callerOf = ({ user }: CallParams): User => {
  if (!user) throw new NotAuthenticated('Sign in first', { code: 'notAuthenticated' })
  return user
}
