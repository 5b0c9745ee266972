import type { ChangedGuest, ChangeGuestData } from '@comanda/contract'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type GuestRow, guests } from '../../../tables/guests.ts'
import { storeBooking } from '../../reservations/reservations/queries/store-booking.ts'
import type { WholeGuest } from '../../accounts/guest-files/whole-guest.ts'
import { writtenOf } from '../../accounts/guest-files/written.ts'
import { changeFile, lockWhole, withChange } from './in-whole-guest.ts'
import { reservationsOfGuest } from './reservations-of-guest.ts'

type Change = Omit<ChangeGuestData, 'shop' | 'guest' | 'version'>
type Columns = Partial<Omit<GuestRow, '_id'>>

const lists = ['tags', 'allergens', 'languages'] as const

/** Returns the fields of a change that say something else than the file. */
const changedFields = (whole: WholeGuest, change: Change): string[] => {
  const written: Readonly<Record<string, unknown>> = writtenOf(whole)
  return Object.entries(change).flatMap(([field, value]) => {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
    const said = Array.isArray(value) ? [...new Set(value)].toSorted() : value
    const before = written[field]
    const had = Array.isArray(before)
      ? before.toSorted((one, other) => (one < other ? -1 : 1))
      : before
    return isDeepStrictEqual(isEmpty ? undefined : said, had) ? [] : [field]
  })
}

const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null)

/**
 * Returns what a change makes of one of a person's files: what is removed from a list is removed wherever it stands, what is added
 * stands in the first.
 */
const columnsOf = ({ root, rows }: WholeGuest, row: GuestRow, change: Change): Columns => {
  const isRoot = row._id === root._id
  const columns: Record<string, unknown> = {}
  for (const field of lists) {
    const wanted: readonly string[] | null | undefined = change[field]
    if (wanted === undefined) continue
    const kept = (row[field] ?? []).filter((one) => wanted?.includes(one))
    const elsewhere = new Set<string>(rows.flatMap((one) => one[field] ?? []))
    const added = isRoot ? [...new Set(wanted)].filter((one) => !elsewhere.has(one)) : []
    columns[field] = orNull([...kept, ...added])
  }
  if (change.advertising !== undefined) columns['advertising'] = isRoot ? change.advertising : null
  if (isRoot && change.name !== undefined) columns['name'] = change.name?.trim() || null
  if (isRoot && change.note !== undefined) columns['note'] = change.note?.trim() || null
  return columns
}

/** Later tickets of guests who sit say what they must not eat (GUEST-2.2). */
const tellKitchen = async (
  transaction: Database,
  shop: string,
  whole: WholeGuest,
): Promise<void> => {
  for (const row of await reservationsOfGuest(transaction, shop, whole))
    if (row.status === 'seated') await storeBooking(transaction, row)
}

/** `create guests/change` (GUEST-2.1). */
export const change = (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { shop, guest, version, ...wanted }: ChangeGuestData,
  staff: string,
): Promise<ChangedGuest> =>
  changeFile(runtime, shop, async (transaction) => {
    const whole = await lockWhole(transaction, guest)
    const { root, rows } = whole
    const fields = changedFields(whole, wanted)
    // A retry, or what somebody else has written as well.
    if (fields.length === 0) return root
    if (root.version !== version)
      throw refused({
        kind: 'Conflict',
        code: 'conflict',
        message: 'Somebody has changed this file.',
        field: 'version',
      })
    const time = new Date(runtime.now()).toISOString()
    for (const row of rows.slice(1)) {
      const columns = columnsOf(whole, row, wanted)
      if (Object.keys(columns).length > 0)
        await transaction.update(guests).set(columns).where(eq(guests._id, row._id))
    }
    const [changed] = await transaction
      .update(guests)
      .set({
        ...columnsOf(whole, root, wanted),
        history: withChange(root, { time, kind: 'changed', fields, staff }),
        version: version + 1,
      })
      .where(eq(guests._id, root._id))
      .returning()
    if (!changed) throw new Error('the file of a guest was not written')
    if (fields.includes('allergens')) await tellKitchen(transaction, shop, whole)
    return changed
  })
