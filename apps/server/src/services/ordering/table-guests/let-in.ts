import type { AdmitGuestData, TableGuest } from '@comanda/contract'
import { actingHost, admittedFrom } from '@comanda/shop-rules/table-guests'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import { guestKeyHash } from '../shared-carts/guest-key.ts'
import { ownGuest } from '../shared-carts/guest-rows.ts'
import { admittedLater, guestNotAdmitted } from '../shared-carts/refusals.ts'
import { type ChangingGuest, changeTableGuest } from './table-guest.ts'

/** Throws if the caller may not decide about a guest who waits (TABLE-1.5). */
const checkDecides = (
  { row, guests, now }: ChangingGuest,
  { guestKey }: AdmitGuestData,
  { params: { user } }: HandlerContext,
): void => {
  if (guestKey === undefined) {
    if (isStaffOf(user, row.shop, ['waiter', 'cashier', 'manager'])) return
    throw refused(guestNotAdmitted)
  }
  const hash = guestKeyHash(guestKey)
  const by = guests.find(({ keyHash }) => keyHash === hash)
  if (by?.status !== 'admitted') throw refused(guestNotAdmitted)
  const isHost = actingHost(guests, now.getTime())?._id === by._id
  const from = admittedFrom(row, isHost)
  if (from > now.getTime()) throw refused(admittedLater(from))
}

const decide =
  (status: 'admitted' | 'declined') =>
  async (data: AdmitGuestData, context: HandlerContext): Promise<TableGuest> => {
    const { guest: row, session } = await changeTableGuest(context.runtime, data.guest, (guest) => {
      checkDecides(guest, data, context)
      return guest.row.status === 'waiting' ? { status } : undefined
    })
    return ownGuest(row, session)
  }

/** `create tableGuests/admit`: lets somebody in who waits. Who is in stays in. */
export const letIn = decide('admitted')

/** `create tableGuests/decline`: they do not wait any longer, and do not wait again in this session. */
export const declineGuest = decide('declined')
