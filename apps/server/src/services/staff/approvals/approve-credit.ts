import type { BalanceRecord, PointRecord } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { changeBalance } from '../../../ledgers/balance/change-balance.ts'
import { grantPoints } from '../../../ledgers/points/grant-points.ts'
import type { ApprovalRow } from '../../../tables/approvals.ts'
import { balanceRecord } from '../../members/balance-records/balance-record.ts'
import { pointRecord } from '../../members/point-records/point-record.ts'

/** An entry of a ledger, with the path of its service. */
export type Credited =
  | { readonly path: 'pointRecords'; readonly record: PointRecord }
  | { readonly path: 'balanceRecords'; readonly record: BalanceRecord }

/** Credits the member of a request (MEM-7.3). */
export const approveCredit = async (
  transaction: Database,
  { shop, user, unit, amount, note, expires, actor }: ApprovalRow,
  now: Date,
): Promise<Credited> => {
  if (user === null) throw new Error('a request of a credit has no member')
  const entry = { shop, user, amount, note, type: 'adjust' as const, staff: actor }
  if (unit === 'points') {
    const row = await grantPoints(transaction, { ...entry, expires }, now)
    return { path: 'pointRecords', record: pointRecord(row) }
  }
  const change = await changeBalance(transaction, { ...entry, currency: unit }, now)
  if ('refusal' in change) throw refused(change.refusal)
  return { path: 'balanceRecords', record: balanceRecord(change.record) }
}
