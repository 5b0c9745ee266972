import type { TableSession, User } from '@comanda/contract'
import type { CallParams } from '../../../runtime/app.ts'
import { isKiosk, isStaffOf } from '../../../policies/staff.ts'
import type { Actor } from '../../../tables/session-events.ts'

const kiosk = ({ _id: user }: User): Actor => ({ role: 'kiosk', user })

/** Who acts in a session of a shop: its staff by their account, its terminals, everybody else as a diner. */
export const actorOf = (params: CallParams | undefined, shop: string): Actor => {
  const user = params?.user
  if (!user) return { role: 'diner' }
  // A terminal is no diner: what it opens is nobody's.
  if (isKiosk(user)) return isStaffOf(user, shop, ['kiosk']) ? kiosk(user) : { role: 'diner' }
  return { role: isStaffOf(user, shop) ? 'staff' : 'diner', user: user._id }
}

/** The member who acts, or for whom staff or a terminal do. */
export const actingMember = ({ role, user, member }: Actor): string | undefined =>
  role === 'diner' ? user : member

/** The member of a session, where it is they who act, or somebody for them. */
export const memberOf = (
  actor: Actor,
  { user }: { readonly user: string | null },
): string | undefined => {
  const member = actingMember(actor)
  return member !== undefined && member === user ? member : undefined
}

/** Where a session that somebody opens comes from. */
export const sourceOf = ({ role }: Actor): NonNullable<TableSession['source']> =>
  role === 'kiosk' || role === 'staff' ? role : 'selfOrder'
