import { demo, objectId } from '@comanda/demo'
import { and, eq, like } from 'drizzle-orm'
import type { Runtime } from '../runtime/runtime.ts'
import { printers } from '../tables/printers.ts'
import { shops } from '../tables/shops.ts'

const demoPrinter = objectId('printer pass')

/** Removes the sandbox's printer, which is not there. A printer at another address is the managers' own. */
export const removeDemoPrinter = async ({ database }: Pick<Runtime, 'database'>): Promise<void> => {
  await database
    .delete(printers)
    .where(and(eq(printers._id, demoPrinter), like(printers.address, '127.0.0.1:%')))
}

/**
 * Has the demo's first restaurant print at the sandbox's printer, whose port is another one at each start. What its managers
 * changed of the printer stays.
 */
export const addDemoPrinter = async (
  { database }: Pick<Runtime, 'database'>,
  port: number,
): Promise<void> => {
  const [{ _id: shop } = { _id: '' }] = demo.shops
  const [found] = await database.select({ _id: shops._id }).from(shops).where(eq(shops._id, shop))
  if (!found) return
  const address = `127.0.0.1:${port}`
  await database
    .insert(printers)
    .values({
      _id: demoPrinter,
      shop,
      name: 'Pass',
      address,
      width: 80,
      tickets: 'all',
      receipts: true,
      hasDrawer: true,
      order: 1,
    })
    .onConflictDoUpdate({
      target: [printers.shop, printers._id],
      set: { address, problem: null },
    })
}
