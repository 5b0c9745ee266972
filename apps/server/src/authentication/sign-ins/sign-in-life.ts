import type { User } from '@comanda/contract'
import type { Config } from '../../config/config.ts'
import { isKiosk } from '../../policies/staff.ts'

/** How long members stay signed in without use, in hours: those who come every other week need not sign in again. */
const memberHours = 14 * 24

/** How long staff stay signed in without use, in hours, unless STAFF_SIGN_IN_HOURS says otherwise: a long shift. */
const shiftHours = 12

/** How long staff may renew a sign-in, in hours: a stolen token is of no use for longer, even if it is in use all the time. */
const longestStaffHours = 30 * 24

const isStaff = (user: User): boolean => (user.staff ?? []).length > 0 && !isKiosk(user)

/** Returns how long a sign-in lasts since it was last renewed, in seconds. Terminals are as members: nobody is at them. */
export const signInLife = ({ staffSignInHours }: Config, user: User): number => {
  return 3600 * (isStaff(user) ? (staffSignInHours ?? shiftHours) : memberHours)
}

/** Returns how long a sign-in that has lasted for `age` may last from now on, in seconds; not above 0: it is not renewed. */
export const renewedLife = (config: Config, user: User, age: number): number => {
  const life = signInLife(config, user)
  return isStaff(user) ? Math.min(life, Math.floor(longestStaffHours * 3600 - age)) : life
}

/** Returns the age from which a token is renewed, in seconds: a day for members. */
export const renewalAge = (config: Config, user: User): number => signInLife(config, user) / 14
