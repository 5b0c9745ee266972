import type { ChangedGuest, MergeGuestsData, UnmergeGuestData } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type GuestRow, guests } from '../../../tables/guests.ts'
import { guestById } from '../../accounts/guest-files/guest-rows.ts'
import { type WholeGuest, wholeGuest } from '../../accounts/guest-files/whole-guest.ts'
import { countedShops, countGuest } from './count-guest.ts'
import { changeFile, lockWhole, withChange } from './in-whole-guest.ts'
import { guestNotFound, guestRefused } from './refusals.ts'
import { undoUntil } from './undo-until.ts'

type Columns = Partial<Omit<GuestRow, '_id'>>

const write = async (
  transaction: Database,
  { _id, version }: GuestRow,
  columns: Columns,
): Promise<GuestRow> => {
  const [row] = await transaction
    .update(guests)
    .set({ ...columns, version: version + 1 })
    .where(eq(guests._id, _id))
    .returning()
  if (!row) throw refused(guestNotFound)
  return row
}

const shopsOf = async (
  transaction: Database,
  wholes: readonly WholeGuest[],
): Promise<readonly string[]> => [
  ...new Set((await Promise.all(wholes.map((whole) => countedShops(transaction, whole)))).flat()),
]

/** Counts the visits of files again that have become one, or two (GUEST-7.2). */
const countAgain = async (
  transaction: Database,
  shops: readonly string[],
  roots: readonly GuestRow[],
): Promise<void> => {
  for (const { _id } of roots) {
    const root = await guestById(transaction, _id)
    if (!root) continue
    const whole = await wholeGuest(transaction, root)
    for (const shop of shops) await countGuest(transaction, shop, whole)
  }
}

/**
 * `create guests/merge`: neither file changes, one becomes a part of the other (GUEST-3.1): of a member's, if one of them is. Two
 * members are never merged (GUEST-3.3).
 */
export const merge = (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { shop, guest, into }: MergeGuestsData,
  staff: string,
): Promise<ChangedGuest> =>
  changeFile(runtime, shop, async (transaction) => {
    // In the order of their ids, so that two who merge the same files do not wait for each other.
    const [low = '', high = ''] = [guest, into].toSorted()
    const first = await lockWhole(transaction, low)
    const second = await lockWhole(transaction, high)
    const [one, other] = low === guest ? [first, second] : [second, first]
    if (one.root._id === other.root._id) {
      // A retry.
      if (guest !== into && (one.rows.length > 1 || other.rows.length > 1)) return one.root
      throw refused(guestRefused('same'))
    }
    if (one.root.user !== null && other.root.user !== null)
      throw refused(guestRefused('twoMembers'))
    const [part, whole] = one.root.user === null ? [one.root, other.root] : [other.root, one.root]
    const shops = await shopsOf(transaction, [one, other])
    const time = new Date(runtime.now()).toISOString()
    await write(transaction, part, {
      into: whole._id,
      mergedTime: time,
      history: withChange(part, { time, kind: 'merged', staff }),
    })
    const merged = await write(transaction, whole, {})
    await countAgain(transaction, shops, [merged])
    return merged
  })

/** `create guests/unmerge`: the file is again what it was, and so is the one that it was a part of (GUEST-3.2). */
export const unmerge = (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { shop, guest }: UnmergeGuestData,
  staff: string,
): Promise<ChangedGuest> =>
  changeFile(runtime, shop, async (transaction) => {
    const found = await guestById(transaction, guest)
    if (!found) throw refused(guestNotFound)
    const before = await lockWhole(transaction, guest)
    const { root } = before
    const row = await guestById(transaction, guest)
    if (!row) throw refused(guestNotFound)
    // A retry.
    if (row.into === null || row.mergedTime === null) return row
    const now = runtime.now()
    if (now > Date.parse(undoUntil(row.mergedTime))) throw refused(guestRefused('late'))
    const time = new Date(now).toISOString()
    await write(transaction, row, {
      into: null,
      mergedTime: null,
      history: withChange(row, { time, kind: 'unmerged', staff }),
    })
    const above = await write(transaction, root, {})
    await countAgain(transaction, await shopsOf(transaction, [before]), [above, row])
    return above
  })
