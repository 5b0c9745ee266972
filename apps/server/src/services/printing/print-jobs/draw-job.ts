import type { Database } from '../../../database/connect.ts'
import { type Raster, rasterOf } from '../../../printing/raster.ts'
import { copySlip } from '../../../slips/copy-slip.ts'
import type { PrinterRow } from '../../../tables/printers.ts'
import type { PrintJobRow } from '../../../tables/print-jobs.ts'
import { slipOfJob } from './slip-of-job.ts'

/** What a printer prints for a job, and the number of its order. */
export interface DrawnJob {
  /** Absent if nothing is printed: a drawer is opened. */
  readonly raster?: Raster
  readonly number?: string
}

/** Draws a job for its printer, as a copy if it may be on paper already. Returns undefined if its ticket is gone. */
export const drawJob = async (
  database: Database,
  job: PrintJobRow,
  printer: PrinterRow,
): Promise<DrawnJob | undefined> => {
  if (job.kind === 'drawer') return {}
  const found = await slipOfJob(database, job, printer)
  if (!found) return undefined
  const { slip, locale, number } = found
  const paper = { width: printer.width, locale }
  const raster = await rasterOf(job.isCopy === true ? copySlip(slip, locale) : slip, paper)
  return { raster, ...(number === undefined ? {} : { number }) }
}
