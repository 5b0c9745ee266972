import type {
  EnterTableData,
  EnterTableResult,
  GuestHereData,
  GuestHereResult,
  GuestReadyData,
  GuestStatusData,
  LeaveTableData,
  RenameGuestData,
  TableGuest,
} from '@comanda/contract'
import { entersAlone } from '@comanda/shop-rules/table-guests'
import { and, eq } from 'drizzle-orm'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { channelOf } from '../../../realtime/channels/channels.ts'
import { channelsOf } from '../../../realtime/channels/joined-channels.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { tableCarts } from '../../../tables/table-carts.ts'
import type { TableGuestRow } from '../../../tables/table-guests.ts'
import { announceGuest } from '../shared-carts/announce.ts'
import { guestAtTable } from '../shared-carts/guest-at-table.ts'
import { guestKeyHash } from '../shared-carts/guest-key.ts'
import { guestsOfTable, ownGuest, tableGuest } from '../shared-carts/guest-rows.ts'
import { guestSeen } from '../shared-carts/guest-seen.ts'
import { guestNotAdmitted } from '../shared-carts/refusals.ts'
import { sessionClosed } from '../table-sessions/session-refusals.ts'
import { sessionOfTable } from '../shared-carts/table-session.ts'
import { type ChangingGuest, changeTableGuest, guestById } from './table-guest.ts'

interface OwnGuest {
  readonly guest: string
  readonly guestKey: string
}

/** Returns a guest for who has their key. */
const ownOf = async (runtime: Runtime, { guest, guestKey }: OwnGuest): Promise<TableGuestRow> => {
  const row = await guestById(runtime, guest)
  if (row?.keyHash !== guestKeyHash(guestKey)) throw refused(guestNotAdmitted)
  return row
}

const changeOwn = async (
  runtime: Runtime,
  data: OwnGuest,
  change: (guest: ChangingGuest) => Partial<TableGuestRow> | undefined,
): Promise<TableGuest> => {
  const { guest, session } = await changeTableGuest(runtime, data.guest, (changing) => {
    if (changing.row.keyHash !== guestKeyHash(data.guestKey)) throw refused(guestNotAdmitted)
    return change(changing)
  })
  return ownGuest(guest, session)
}

/**
 * `create tableGuests/status`: somebody who waits enters by itself if nobody is there to let them in (TABLE-1.8), and reads if the
 * table is closed (TABLE-6.15). The connection joins before the record is read, so that it receives all changes after it.
 */
export const guestStatus = async (
  data: GuestStatusData,
  { app, runtime, params: { connection } }: HandlerContext,
): Promise<TableGuest> => {
  const row = await ownOf(runtime, data)
  if (connection) {
    const channels = channelsOf(app)
    channels.join(channelOf.tableGuest(row.shop, row._id), connection)
    await channels.ready(connection)
  }
  await guestSeen(runtime.database, row, new Date(runtime.now()))
  return changeOwn(runtime, data, ({ row: { status }, guests, session: at, now }) => {
    if (status !== 'waiting') return undefined
    if (at.status !== 'ongoing') throw refused(sessionClosed)
    return entersAlone(row, guests, now.getTime()) ? { status: 'admitted' } : undefined
  })
}

/** `create tableGuests/enter`: what an admitted guest needs of the session. */
export const enterTable = async (
  data: EnterTableData,
  { runtime }: HandlerContext,
): Promise<EnterTableResult> => {
  const guest = await ownOf(runtime, data)
  if (guest.status !== 'admitted') throw refused(guestNotAdmitted)
  const session = await sessionOfTable(runtime.database, guest)
  if (!session) throw refused(sessionNotFound)
  return {
    session: session._id,
    restoreKey: session.restoreKey,
    guest: tableGuest(guest, session),
  }
}

/** `create tableGuests/rename`. */
export const renameGuest = (data: RenameGuestData, { runtime }: HandlerContext) =>
  changeOwn(runtime, data, ({ row: { name } }) => {
    const said = data.name?.trim() || null
    return said === name ? undefined : { name: said }
  })

/** `create tableGuests/ready`. */
export const guestReady = (data: GuestReadyData, { runtime }: HandlerContext) =>
  changeOwn(runtime, data, ({ row: { status, isReady } }) => {
    if (status !== 'admitted') throw refused(guestNotAdmitted)
    return isReady === data.isReady ? undefined : { isReady: data.isReady }
  })

/** `create tableGuests/leave`: who has been let in may come back; who waits or was not let in stays so. */
export const leaveTable = (data: LeaveTableData, { runtime }: HandlerContext) =>
  changeOwn(runtime, data, ({ row: { status } }) => {
    if (status === 'admitted') return { status: 'left', isReady: false }
    return status === 'waiting' ? { status: 'declined' } : undefined
  })

/** `create tableGuests/here`. */
export const guestHere = async (
  { session, guestKey }: GuestHereData,
  { runtime }: HandlerContext,
): Promise<GuestHereResult> => {
  const now = new Date(runtime.now())
  const found = await inShopOfSession(runtime, session, async (shop) => {
    const of = { shop, session }
    const row = await sessionOfTable(runtime.database, of)
    if (!row) return undefined
    const { self } = await guestAtTable(runtime.database, of, guestKey)
    const back = await guestSeen(runtime.database, self, now)
    const guests = await guestsOfTable(runtime.database, of)
    const [cart] = await runtime.database
      .select({ version: tableCarts.version })
      .from(tableCarts)
      .where(and(eq(tableCarts.shop, shop), eq(tableCarts.session, session)))
    return { row, guests, back, version: cart?.version ?? 0 }
  })
  if (!found) throw refused(sessionNotFound)
  const { row, guests, back, version } = found
  if (back) announceGuest(runtime.bus, back, row)
  return { guests: guests.map((guest) => tableGuest(guest, row)), version }
}
