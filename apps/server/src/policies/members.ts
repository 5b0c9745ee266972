import { always, fieldIs } from '@comanda/contract'
import type { Rule } from './policy.ts'
import { isKiosk } from './staff.ts'

/** Whoever is signed in with an account: a terminal has none. */
export const signedIn: Rule = ({ user }) => (user && !isKiosk(user) ? always : undefined)

/** Whoever is signed in, of the records only the own ones. */
export const own: Rule = ({ user }) =>
  user && !isKiosk(user) ? fieldIs('user', user._id) : undefined
