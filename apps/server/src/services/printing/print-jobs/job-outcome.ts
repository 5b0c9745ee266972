import type { PrinterProblem } from '@comanda/contract'
import type { PrintJobRow } from '../../../tables/print-jobs.ts'

/** A slip that waited so long is not printed any more, in ms: its guests have gone. */
export const LONGEST = 12 * 3_600_000
/** Until the next try, in ms. */
const WAITS = [1000, 3000, 10_000, 30_000]
/** After so many tries another printer takes over. */
const TRIES = 2

/** What became of a try. `mayBeOnPaper`: it was sent, at least in part, before something failed. */
export type Tried =
  | { readonly isPrinted: true }
  | { readonly isPrinted: false; readonly problem: PrinterProblem; readonly mayBeOnPaper: boolean }

/** Returns the columns of a job after a try, undefined if there was nothing to print any more. */
export const jobOutcome = (
  { createTime, tries, isCopy }: PrintJobRow,
  tried: Tried | undefined,
  now: number,
): Partial<PrintJobRow> => {
  const common = { isSending: false }
  if (!tried) return { ...common, status: 'dropped' }
  if (tried.isPrinted)
    return {
      ...common,
      status: 'printed',
      printedTime: new Date(now).toISOString(),
      problem: null,
    }
  if (now - Date.parse(createTime) > LONGEST) return { ...common, status: 'dropped' }
  const wait = WAITS[Math.min(Math.max(tries, 1), WAITS.length) - 1] ?? 1000
  return {
    ...common,
    problem: tried.problem,
    isCopy: isCopy === true || tried.mayBeOnPaper,
    dueTime: new Date(now + wait).toISOString(),
  }
}

/** Returns whether another printer takes over. */
export const isGivenUp = ({ status, tries }: PrintJobRow): boolean =>
  status === 'waiting' && tries >= TRIES
