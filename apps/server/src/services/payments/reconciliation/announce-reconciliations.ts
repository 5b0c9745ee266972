import type { Runtime } from '../../../runtime/runtime.ts'
import type { ReconciliationRow } from '../../../tables/reconciliations.ts'
import { reconciliationRecord } from './reconciliation-record.ts'

/** Announces the results of a comparison to the staff of the shops. */
export const announceReconciliations = (
  { bus }: Pick<Runtime, 'bus'>,
  rows: readonly ReconciliationRow[],
): void => {
  for (const row of rows)
    bus.publish({ path: 'reconciliations', event: 'patched', data: reconciliationRecord(row) })
}
