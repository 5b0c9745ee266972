import type { User } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq, type SQL } from 'drizzle-orm'
import { devices } from '../../tables/devices.ts'

/** There is no such device, or not in reach of the caller. */
export const deviceNotFound = (): NotFound => new NotFound('There is no such device')

/** Returns the shop and the condition of the row of the kiosk that calls. Throws if none does. */
export const ownDevice = (user: User | undefined): { shop: string; row: SQL | undefined } => {
  const shop = user?.staff?.find(({ role }) => role === 'kiosk')?.shop
  if (!user || shop === undefined) throw deviceNotFound()
  return { shop, row: and(eq(devices.shop, shop), eq(devices._id, user._id)) }
}
