import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { socialLogins } from '../../../../tables/social-logins.ts'
import { memberCodes } from '../../../../tables/member-codes.ts'
import { userIdentities } from '../../../../tables/user-identities.ts'
import { staffActions } from '../../../../tables/staff-actions.ts'
import { apiKeys } from '../../../../tables/api-keys.ts'
import { approvals } from '../../../../tables/approvals.ts'
import { balanceAccounts } from '../../../../tables/balance-accounts.ts'
import { balanceRecords } from '../../../../tables/balance-records.ts'
import { bookmarks } from '../../../../tables/bookmarks.ts'
import { giftBookmarkRecords } from '../../../../tables/gift-bookmark-records.ts'
import { guestFigures } from '../../../../tables/guest-figures.ts'
import { guests } from '../../../../tables/guests.ts'
import { giftRecords } from '../../../../tables/gift-records.ts'
import { knownDevices } from '../../../../tables/known-devices.ts'
import { memberReservations } from '../../../../tables/member-reservations.ts'
import { memberSessions } from '../../../../tables/member-sessions.ts'
import { orders } from '../../../../tables/orders.ts'
import { paymentAttempts } from '../../../../tables/payment-attempts.ts'
import { pointAccounts } from '../../../../tables/point-accounts.ts'
import { pointLots } from '../../../../tables/point-lots.ts'
import { pointRecords } from '../../../../tables/point-records.ts'
import { pointTakes } from '../../../../tables/point-takes.ts'
import { secondFactors } from '../../../../tables/second-factors.ts'
import { staffPins } from '../../../../tables/staff-pins.ts'
import { invitations } from '../../../../tables/invitations.ts'
import { signIns } from '../../../../tables/sign-ins.ts'
import { reservations } from '../../../../tables/reservations.ts'
import { sessionLines } from '../../../../tables/session-lines.ts'
import { sessionPayments } from '../../../../tables/session-payments.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'
import { tickets } from '../../../../tables/tickets.ts'
import { userCoupons } from '../../../../tables/user-coupons.ts'
import { userPictures } from '../../../../tables/user-pictures.ts'
import {
  by,
  byBooking,
  byFile,
  byPayment,
  bySeat,
  bySeatedSession,
  bySession,
  type PersonalConditions,
} from './personal-conditions.ts'
import { eachWithoutPersonalKeys, withoutPersonalKeys } from './without-personal-keys.ts'

/** Records of a table that contain personal data of an account. */
export interface PersonalRecords {
  /** The name in the export, or undefined if they contain nothing that the member does not know. */
  readonly name?: string
  readonly table: PgTable
  /** Which of them are an account's. */
  readonly of: PersonalConditions
  /** Columns that are not exported. */
  readonly hidden?: readonly string[]
  /**
   * What erasing the account does to them: deletes them, blanks these columns, or leaves them unchanged if ledgers must
   * add up: their id then no longer resolves to a person.
   */
  readonly erased: 'removed' | 'kept' | Readonly<Record<string, string | null | SQL>>
}

/** What a reservation is without its guest. */
export const erasedReservation = {
  user: null,
  name: '',
  phone: '',
  title: null,
  email: null,
  remark: null,
  allergens: null,
} as const

/**
 * Every table that names an account; a test fails if one is missing. The member's lists of sessions and reservations
 * come last, since records of shops are found by them.
 */
export const personalRecords: readonly PersonalRecords[] = [
  {
    name: 'orders',
    table: orders,
    of: bySession({ shop: orders.shop, id: orders.session }),
    erased: { contactName: null, licensePlate: null, phone: null, remark: null },
  },
  {
    name: 'products',
    table: sessionLines,
    of: bySession({ shop: sessionLines.shop, id: sessionLines.session }),
    hidden: ['taken'],
    erased: { picked: withoutPersonalKeys(sessionLines.picked) },
  },
  {
    table: tickets,
    of: bySession({ shop: tickets.shop, id: tickets.session }),
    erased: {
      contactName: null,
      remark: null,
      allergies: null,
      lines: eachWithoutPersonalKeys(tickets.lines),
    },
  },
  {
    table: tickets,
    of: bySeatedSession({ shop: tickets.shop, id: tickets.session }),
    erased: { allergies: null },
  },
  { table: tableSessions, of: bySeat, erased: { bookings: sql`'[]'::jsonb` } },
  {
    table: paymentAttempts,
    of: bySession({ shop: paymentAttempts.shop, id: paymentAttempts.session }),
    erased: { twInvoice: null },
  },
  {
    name: 'payments',
    table: sessionPayments,
    of: byPayment,
    hidden: ['actor'],
    erased: 'kept',
  },
  {
    name: 'reservations',
    table: reservations,
    of: byBooking,
    hidden: ['history'],
    erased: erasedReservation,
  },
  {
    name: 'pointRecords',
    table: pointRecords,
    of: by(pointRecords.user),
    hidden: ['staff'],
    erased: 'kept',
  },
  { table: pointAccounts, of: by(pointAccounts.user), erased: 'kept' },
  { table: pointTakes, of: by(pointTakes.user), erased: 'kept' },
  { name: 'points', table: pointLots, of: by(pointLots.user), erased: 'kept' },
  {
    name: 'balanceRecords',
    table: balanceRecords,
    of: by(balanceRecords.user),
    hidden: ['staff'],
    erased: 'kept',
  },
  { name: 'balance', table: balanceAccounts, of: by(balanceAccounts.user), erased: 'kept' },
  {
    name: 'userCoupons',
    table: userCoupons,
    of: by(userCoupons.holder),
    hidden: ['holder', 'claimNumber'],
    erased: 'kept',
  },
  { name: 'gifts', table: giftRecords, of: by(giftRecords.user), erased: 'kept' },
  { name: 'bookmarks', table: bookmarks, of: by(bookmarks.user), erased: 'removed' },
  {
    name: 'giftBookmarkRecords',
    table: giftBookmarkRecords,
    of: by(giftBookmarkRecords.user),
    erased: 'removed',
  },
  { name: 'logins', table: userIdentities, of: by(userIdentities.user), erased: 'removed' },
  { name: 'pictures', table: userPictures, of: by(userPictures.user), erased: 'removed' },
  { name: 'signIns', table: signIns, of: by(signIns.user), erased: 'removed' },
  { table: invitations, of: by(invitations.inviter), erased: 'removed' },
  { table: apiKeys, of: by(apiKeys.maker), erased: 'kept' },
  { table: staffPins, of: by(staffPins.user), erased: 'removed' },
  { table: knownDevices, of: by(knownDevices.user), erased: 'removed' },
  { table: secondFactors, of: by(secondFactors.user), erased: 'removed' },
  { table: memberCodes, of: by(memberCodes.user), erased: 'removed' },
  { table: socialLogins, of: by(socialLogins.user), erased: 'removed' },
  {
    name: 'approvals',
    table: approvals,
    of: by(approvals.user),
    hidden: ['actor', 'approver'],
    erased: 'kept',
  },
  { name: 'staffActions', table: staffActions, of: by(staffActions.user), erased: 'kept' },
  {
    name: 'tableSessions',
    table: tableSessions,
    of: bySession({ shop: tableSessions.shop, id: tableSessions._id, user: tableSessions.user }),
    hidden: ['restoreKey', 'bookings'],
    erased: {
      user: null,
      contactName: null,
      licensePlate: null,
      phone: null,
      remark: null,
      twInvoice: null,
      // What staff have noted of their allergies; who else sits there stays.
      bookings: sql`(select coalesce(jsonb_agg(one), '[]'::jsonb)
        from jsonb_array_elements(${tableSessions.bookings}) one where not one ? 'noted')`,
    },
  },
  { table: guestFigures, of: byFile(guestFigures.guest), erased: 'removed' },
  {
    name: 'guests',
    table: guests,
    of: byFile(guests._id),
    hidden: ['history', 'into', 'mergedTime'],
    erased: 'removed',
  },
  { table: memberReservations, of: by(memberReservations.user), erased: 'removed' },
  { table: memberSessions, of: by(memberSessions.user), erased: 'removed' },
]
