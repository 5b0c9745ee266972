import type { BalanceRecord } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { BalanceRecordRow } from '../../../tables/balance-records.ts'

/** A record of a balance as it is on the wire. */
export const balanceRecord = (row: BalanceRecordRow): BalanceRecord => {
  const { staff: _staff, ...record } = row
  return withoutNulls(record)
}
