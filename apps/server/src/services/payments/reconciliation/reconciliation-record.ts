import type { Reconciliation } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { ReconciliationRow } from '../../../tables/reconciliations.ts'

/** Returns a reconciliation as it is on the wire. */
export const reconciliationRecord = (row: ReconciliationRow): Reconciliation => {
  const { allDifferences: _all, ...shown } = row
  return withoutNulls(shown)
}
