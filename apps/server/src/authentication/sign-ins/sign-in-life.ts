import type { User } from '@comanda/contract'
import type { Config } from '../../config/config.ts'
import { isKiosk } from '../../policies/staff.ts'

/** How long members stay signed in without use, in hours: those who come every other week need not sign in again. */
const memberHours = 14 * 24

/** How long staff stay signed in without use, in hours, unless STAFF_SIGN_IN_HOURS says otherwise: a long shift. */
const shiftHours = 12

/** Returns how long a sign-in lasts since it was last renewed, in seconds. Terminals are as members: nobody is at them. */
export const signInLife = ({ staffSignInHours }: Config, user: User): number => {
  const isStaff = (user.staff ?? []).length > 0 && !isKiosk(user)
  return 3600 * (isStaff ? (staffSignInHours ?? shiftHours) : memberHours)
}

/** Returns the age from which a token is renewed, in seconds: a day for members. */
export const renewalAge = (config: Config, user: User): number => signInLife(config, user) / 14
