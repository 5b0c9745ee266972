import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { GuestKey, GuestName, TableGuest } from './schema.ts'

const ofGuest = { guest: Id, guestKey: GuestKey }

/**
 * `create tableGuests/status`: a guest reads their own record, and the connection receives its `patched` events: how a phone
 * that waits learns that it was let in (TABLE-1.3).
 */
export const GuestStatusData = Closed(ofGuest, 'GuestStatusData')
export type GuestStatusData = Static<typeof GuestStatusData>

/** `create tableGuests/enter`: an admitted guest reads the id of the session and its key, however old the code is that they scanned (TABLE-1.3). */
export const EnterTableData = Closed(ofGuest, 'EnterTableData')
export type EnterTableData = Static<typeof EnterTableData>
export const EnterTableResult = Closed(
  { session: Id, restoreKey: RestoreKey, guest: TableGuest },
  'EnterTableResult',
)
export type EnterTableResult = Static<typeof EnterTableResult>

/**
 * `create tableGuests/admit`, `/decline`: `guest` is who waits, `guestKey` that of who lets them in: the host, or after 20
 * seconds any admitted guest. Staff have none (TABLE-1.5).
 */
export const AdmitGuestData = Closed(
  { guest: Id, guestKey: Type.Optional(GuestKey) },
  'AdmitGuestData',
)
export type AdmitGuestData = Static<typeof AdmitGuestData>

/** `create tableGuests/rename`: a guest says their name, or `null`: the animal is enough. */
export const RenameGuestData = Closed(
  { ...ofGuest, name: Type.Union([GuestName, Type.Null()]) },
  'RenameGuestData',
)
export type RenameGuestData = Static<typeof RenameGuestData>

/** `create tableGuests/ready`: a guest has chosen, or chooses on. */
export const GuestReadyData = Closed({ ...ofGuest, isReady: Type.Boolean() }, 'GuestReadyData')
export type GuestReadyData = Static<typeof GuestReadyData>

/** `create tableGuests/leave`: a guest leaves the table, or does not wait any longer; their lines stay. */
export const LeaveTableData = Closed(ofGuest, 'LeaveTableData')
export type LeaveTableData = Static<typeof LeaveTableData>

/**
 * `create tableGuests/here`: a phone at the table says each half minute that it is there, and reads who else is, and the
 * version of the cart (TABLE-1.6).
 */
export const GuestHereData = Closed({ session: Id, guestKey: GuestKey }, 'GuestHereData')
export type GuestHereData = Static<typeof GuestHereData>
export const GuestHereResult = Closed(
  { guests: Type.Array(TableGuest), version: Type.Integer({ minimum: 0 }) },
  'GuestHereResult',
)
export type GuestHereResult = Static<typeof GuestHereResult>

/** `create tableGuests/waiting`: who has waited for a minute at a table of a shop, for those who wait on tables (TABLE-1.7). */
export const WaitingGuestsData = Closed({ shop: Id }, 'WaitingGuestsData')
export type WaitingGuestsData = Static<typeof WaitingGuestsData>
export const WaitingGuestsResult = Closed({ guests: Type.Array(TableGuest) }, 'WaitingGuestsResult')
export type WaitingGuestsResult = Static<typeof WaitingGuestsResult>
