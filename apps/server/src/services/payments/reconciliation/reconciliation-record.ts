import type { PaymentDifference, Reconciliation } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { DifferenceRow } from '../../../tables/payment-differences.ts'
import type { ReconciliationRow } from '../../../tables/reconciliations.ts'

/** Returns a reconciliation as it is on the wire. */
export const reconciliationRecord = (row: ReconciliationRow): Reconciliation => {
  const { allDifferences: _all, ...shown } = row
  return withoutNulls(shown)
}

/** Returns a difference as it is on the wire. */
export const differenceRecord = (row: DifferenceRow): PaymentDifference => {
  const { subject: _subject, foundTime: _foundTime, ...shown } = row
  return withoutNulls(shown)
}
