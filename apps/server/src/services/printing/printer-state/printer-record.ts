import type { Printer } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { PrinterRow } from '../../../tables/printers.ts'

/** Returns a printer without the hash of its token. */
export const printerRecord = ({ tokenHash: _hash, ...printer }: PrinterRow): Printer =>
  withoutNulls(printer)
