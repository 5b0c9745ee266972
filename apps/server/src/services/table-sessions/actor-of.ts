import type { CallParams } from '../../declarations.ts'
import { isStaffOf } from '../../policies/staff.ts'
import type { Actor } from './event-table.ts'

/** Who acts in a session of a shop: its staff by their account, everybody else as a diner. */
export const actorOf = (params: CallParams | undefined, shop: string): Actor => {
  const user = params?.user
  if (!user) return { role: 'diner' }
  return { role: isStaffOf(user, shop) ? 'staff' : 'diner', user: user._id }
}

/** The member of a session, where it is they who act. */
export const memberOf = (
  actor: Actor,
  { user }: { readonly user: string | null },
): string | undefined =>
  actor.role === 'diner' && actor.user !== undefined && actor.user === user ? actor.user : undefined
