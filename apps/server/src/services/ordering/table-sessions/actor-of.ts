import type { TableSession, User } from '@comanda/contract'
import type { CallParams } from '../../../runtime/app.ts'
import { isKiosk, isStaffOf } from '../../../policies/staff.ts'
import type { Actor } from '../../../tables/session-events.ts'

const kiosk = ({ _id: user }: User): Actor => ({ role: 'kiosk', user })

/** Returns the actor in a session of a shop: its staff by their account, its terminals, programs by their key, everyone else as a diner. */
export const actorOf = (params: CallParams | undefined, shop: string): Actor => {
  const user = params?.user
  if (!user) return { role: 'diner' }
  // It orders as guests do, but for many of them.
  if (params.key) return isStaffOf(user, shop) ? { role: 'key', user: user._id } : { role: 'diner' }
  // A terminal is not a diner: a session that it opens has no owner.
  if (isKiosk(user)) return isStaffOf(user, shop, ['kiosk']) ? kiosk(user) : { role: 'diner' }
  return { role: isStaffOf(user, shop) ? 'staff' : 'diner', user: user._id }
}

/** Returns the member who acts, or for whom staff or a terminal act. */
export const actingMember = ({ role, user, member }: Actor): string | undefined =>
  role === 'diner' ? user : member

/** Returns the member of a session if they are the one who acts, or the one for whom staff or a terminal act. */
export const memberOf = (
  actor: Actor,
  { user }: { readonly user: string | null },
): string | undefined => {
  const member = actingMember(actor)
  return member !== undefined && member === user ? member : undefined
}

/** Returns the staff who act, or undefined if a diner or a terminal does. */
export const staffOf = ({ role, user }: Actor): string | undefined =>
  role === 'staff' ? user : undefined

/** Returns the source of a session that the caller opens. */
export const sourceOf = ({ role }: Actor): NonNullable<TableSession['source']> =>
  role === 'kiosk' || role === 'staff' ? role : 'selfOrder'
