import type { PrintJob } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { PrintJobRow } from '../../../tables/print-jobs.ts'

/** Returns a job without what is printed and when it is tried next. */
export const jobRecord = ({
  slip: _slip,
  locale: _locale,
  kicksDrawer: _kicks,
  round: _round,
  isSending: _isSending,
  dueTime: _due,
  ...job
}: PrintJobRow): PrintJob => withoutNulls(job)
