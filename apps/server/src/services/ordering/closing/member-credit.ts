import { and, eq } from 'drizzle-orm'
import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { changeBalance } from '../../../ledgers/balance/change-balance.ts'
import { balanceRecords } from '../../../tables/balance-records.ts'
import { grantPoints } from '../../../ledgers/points/grant-points.ts'
import { reversePoints } from '../../../ledgers/points/reverse-points.ts'
import { type PointRecordRow, pointRecords } from '../../../tables/point-records.ts'
import { systemSettings } from '../../../tables/system-settings.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { pointsOf } from '../records/paid-part.ts'
import { erasedMember } from './erased-member.ts'

/** When points earned now expire. */
const pointsEnd = async (transaction: Database, now: Date): Promise<string | null> => {
  const [settings] = await transaction
    .select({ months: systemSettings.pointMonths })
    .from(systemSettings)
    .limit(1)
  if (!settings?.months) return null
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + settings.months)
  return end.toISOString()
}

/** Credits the member of a completed session with its points and a top-up's balance. Returns the points. */
export const creditMember = async (
  transaction: Database,
  menu: Menu,
  row: SessionRow,
  now: Date,
): Promise<number> => {
  const { user, shop, _id: session, topUp } = row
  if (user === null) return 0
  if (row.type === 'topUp') {
    const entry = { user, type: 'topUp' as const, amount: topUp ?? 0, shop, session }
    if (entry.amount > 0)
      await changeBalance(transaction, { ...entry, currency: menu.shop.currency }, now)
    return 0
  }
  const amount = pointsOf(row)
  if (amount < 1) return 0
  const expires = await pointsEnd(transaction, now)
  // A bill that was open again earns once more: its first points were taken back.
  const type = row.pointsEarned === null ? 'earn' : 'adjust'
  await grantPoints(transaction, { user, type, amount, shop, session, expires }, now)
  return amount
}

/** Whether points were granted for what was paid: with the session, or again after a part of it was refunded. */
const isEarned = ({ type, amount }: PointRecordRow): boolean =>
  type === 'earn' || (type === 'adjust' && amount > 0)

const takeEarnedBack = async (
  transaction: Database,
  { _id: session }: Pick<SessionRow, '_id'>,
  user: string,
  now: Date,
): Promise<void> => {
  const ofSession = await transaction
    .select()
    .from(pointRecords)
    .where(and(eq(pointRecords.user, user), eq(pointRecords.session, session)))
  for (const earned of ofSession.filter(isEarned)) await reversePoints(transaction, earned, now)
}

/**
 * Takes back the points that the member of a completed session has earned, since it is open again. Returns what the session
 * notes: 0 if it has earned some before.
 */
export const uncreditPoints = async (
  transaction: Database,
  row: SessionRow,
  now: Date,
): Promise<0 | null> => {
  if (row.user === null || row.pointsEarned === null || row.pointsEarned === 0)
    return row.pointsEarned === null ? null : 0
  await takeEarnedBack(transaction, row, row.user, now)
  return 0
}

/** Reverses `creditMember`, and returns the points that the session's rules spent. */
export const debitMember = async (
  transaction: Database,
  row: SessionRow,
  now: Date,
): Promise<void> => {
  const { _id: session, pointsSpent } = row
  // Points of an account that was erased are not reversed, but a top-up must not be refunded once it is spent.
  const user = row.user ?? (row.topUp === null ? undefined : await erasedMember(transaction, row))
  if (user === undefined) return
  await takeEarnedBack(transaction, row, user, now)
  if (pointsSpent !== null) await reversePoints(transaction, { user, _id: pointsSpent }, now)
  const credited = await transaction
    .select()
    .from(balanceRecords)
    .where(and(eq(balanceRecords.user, user), eq(balanceRecords.session, session)))
  const topUp = credited.find(({ type }) => type === 'topUp')
  if (!topUp) return
  const { _id: reverses, shop, currency, amount } = topUp
  const change = await changeBalance(
    transaction,
    { user, shop, currency, session, type: 'reverse', amount: -amount, reverses },
    now,
  )
  if ('refusal' in change) throw refused(change.refusal)
}

/**
 * Takes points back that the member of a completed session earned by what was refunded since: what its bill is worth now stays.
 * Returns the points, or undefined if they are the same.
 */
export const earnAgain = async (
  transaction: Database,
  row: SessionRow,
  now: Date,
): Promise<number | undefined> => {
  const { user, shop, _id: session, pointsEarned } = row
  const amount = Math.max(0, pointsOf(row))
  if (user === null || !pointsEarned || amount >= pointsEarned) return undefined
  await takeEarnedBack(transaction, row, user, now)
  const expires = await pointsEnd(transaction, now)
  if (amount > 0)
    await grantPoints(transaction, { user, type: 'adjust', amount, shop, session, expires }, now)
  return amount
}
