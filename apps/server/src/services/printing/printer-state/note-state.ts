import type { PrinterProblem } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type PrinterRow, printers } from '../../../tables/printers.ts'
import { printerRecord } from './printer-record.ts'

/** How old `lastSeen` may be while nothing else changes, in ms. */
const SEEN_EVERY = 15_000

/** Notes how a printer is, and announces it if that changed. `isSeen`: the printer itself has let us know. */
export const noteState = async (
  { database, bus, now }: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { shop, _id, problem: before, lastSeen }: PrinterRow,
  problem: PrinterProblem | null,
  isSeen: boolean,
): Promise<void> => {
  const isFresh = !isSeen || (lastSeen !== null && now() - Date.parse(lastSeen) < SEEN_EVERY)
  if (isFresh && before === problem) return
  const [row] = await database
    .update(printers)
    .set({ problem, ...(isSeen ? { lastSeen: new Date(now()).toISOString() } : {}) })
    .where(and(eq(printers.shop, shop), eq(printers._id, _id)))
    .returning()
  if (row && before !== problem)
    bus.publish({ path: 'printers', event: 'patched', data: printerRecord(row) })
}
