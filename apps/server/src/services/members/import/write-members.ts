import type { BalanceRecord, PointRecord, User } from '@comanda/contract'
import type { MemberChange } from '@comanda/shop-rules/member-import'
import { fromCents, toCents } from '@comanda/engine/money'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { type BalanceEntry, changeBalance } from '../../../ledgers/balance/change-balance.ts'
import { creditBalances } from '../../../ledgers/balance/credit-balances.ts'
import type { PointEntry } from '../../../ledgers/points/add-point-record.ts'
import { grantPointsToMany } from '../../../ledgers/points/grant-points-to-many.ts'
import { takePoints } from '../../../ledgers/points/take-points.ts'
import type { BalanceRecordRow } from '../../../tables/balance-records.ts'
import type { PointRecordRow } from '../../../tables/point-records.ts'
import { balanceRecord } from '../balance-records/balance-record.ts'
import { pointRecord } from '../point-records/point-record.ts'
import type { ImportPlace } from './import-place.ts'
import { type WrittenAccount, writeAccounts } from './write-accounts.ts'

/** Where, by whom and why members are changed. */
export interface MemberImportBy {
  readonly place: ImportPlace
  readonly staff: string
  readonly note: string
  readonly now: Date
}

/** What was written of members who were there before. */
export interface WrittenMembers {
  readonly users: readonly User[]
  readonly points: readonly PointRecord[]
  readonly balances: readonly BalanceRecord[]
}

/** Gives and takes points by the difference. Refuses if that much has been spent. */
const adjustPoints = async (
  transaction: Database,
  entries: readonly PointEntry[],
  now: Date,
): Promise<readonly PointRecordRow[]> => {
  const given = entries.filter(({ amount }) => amount > 0)
  const written = [...(await grantPointsToMany(transaction, given, now))]
  for (const entry of entries.filter(({ amount }) => amount < 0)) {
    const taken = await takePoints(transaction, entry, now)
    if ('refusal' in taken) throw refused({ ...taken.refusal, field: 'rows' })
    written.push(taken.record)
  }
  return written
}

const adjustBalances = async (
  transaction: Database,
  entries: readonly BalanceEntry[],
  now: Date,
): Promise<readonly BalanceRecordRow[]> => {
  const given = entries.filter(({ amount }) => amount > 0)
  const written = [...(await creditBalances(transaction, given, now))]
  for (const entry of entries.filter(({ amount }) => amount < 0)) {
    const moved = await changeBalance(transaction, entry, now)
    if ('refusal' in moved) throw refused({ ...moved.refusal, field: 'rows' })
    written.push(moved.record)
  }
  return written
}

/**
 * Writes what rows change: the accounts, and points and balances as adjustments by the difference, so that what is earned or
 * spent in the meantime counts. Refuses if that much has been spent. What members get is written for all of them together,
 * what is taken from them one by one.
 */
export const writeMembers = async (
  transaction: Database,
  changes: readonly MemberChange[],
  { place, staff, note, now }: MemberImportBy,
): Promise<WrittenMembers> => {
  // In one order, so that two transactions that change several members do not wait for each other.
  const inOrder = changes.toSorted((one, other) =>
    (one.member ?? '').localeCompare(other.member ?? ''),
  )
  const accounts = await writeAccounts(transaction, inOrder, place)
  const entryOf = ({ member: user }: WrittenAccount) => ({
    user,
    type: 'adjust' as const,
    shop: place.shop,
    staff,
    note,
  })
  const points = accounts.flatMap((account) => {
    const { from, to } = account.change.points ?? { from: 0, to: 0 }
    return to === from ? [] : [{ ...entryOf(account), amount: to - from }]
  })
  const balances = accounts.flatMap((account) => {
    const { from, to } = account.change.balance ?? { from: 0, to: 0 }
    const amount = fromCents(toCents(to) - toCents(from))
    const { currency } = place
    return amount === 0 ? [] : [{ ...entryOf(account), currency, amount }]
  })
  const pointRows = await adjustPoints(transaction, points, now)
  const balanceRows = await adjustBalances(transaction, balances, now)
  const known = new Set(changes.flatMap(({ member }) => member ?? []))
  return {
    users: accounts.flatMap(({ user }) => user ?? []),
    points: pointRows.filter(({ user }) => known.has(user)).map(pointRecord),
    balances: balanceRows.filter(({ user }) => known.has(user)).map(balanceRecord),
  }
}
