import type { PrinterProblem } from '@comanda/contract'

/** What a status code of CloudPRNT says: `200 OK`, `211 OK Paper Low`, `410 Out of Paper`, `420 Cover Open`, `510 Incompatible`. */
export interface PrinterState {
  readonly problem: PrinterProblem | null
  /** A slip that ended so may be on paper: the printer had it. */
  readonly mayBeOnPaper: boolean
}

/** Returns what a status code says. */
export const printerState = (code: string): PrinterState => {
  const [, digits = ''] = /^\s*(\d{3})/.exec(code) ?? []
  if (/^ok/i.test(code.trim()) || digits.startsWith('2'))
    return { problem: null, mayBeOnPaper: false }
  if (digits === '410') return { problem: 'paper', mayBeOnPaper: true }
  if (digits === '420') return { problem: 'cover', mayBeOnPaper: true }
  return { problem: 'fault', mayBeOnPaper: digits.startsWith('4') }
}
