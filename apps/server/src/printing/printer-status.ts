import type { PrinterProblem } from '@comanda/contract'

/** DLE EOT n: the state of the printer, why it is offline, its faults, its paper. */
export const statusQueries = [1, 2, 3, 4].map((n) => Buffer.from([0x10, 0x04, n]))
/** GS r 1: the same about paper, but in the sequence of what is printed: its response says that all before is done. */
export const doneQuery = Buffer.from([0x1d, 0x72, 1])

/** Returns what keeps a printer from printing, by its four responses, or undefined if nothing does. */
export const problemIn = ([printer = 0, offline = 0, fault = 0, paper = 0]: readonly number[]):
  | PrinterProblem
  | undefined => {
  if ((paper & 0x60) !== 0 || (offline & 0x20) !== 0) return 'paper'
  if ((offline & 0x04) !== 0) return 'cover'
  if ((fault & 0x6c) !== 0) return 'fault'
  return (printer & 0x08) === 0 ? undefined : 'offline'
}
