import { always, fieldIs } from '@comanda/contract'
import type { Rule } from './policy.ts'
import { isKiosk } from './staff.ts'

/** Any user with an account: a terminal has none. */
export const signedIn: Rule = ({ user }) => (user && !isKiosk(user) ? always : undefined)

/** Any signed-in user, restricted to their own records. */
export const own: Rule = ({ user }) =>
  user && !isKiosk(user) ? fieldIs('user', user._id) : undefined
