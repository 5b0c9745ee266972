import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { devices } from '../../tables/devices.ts'
import type { Account } from '../accounts.ts'

/** A paired terminal as who calls: of its shop, with the rights of its kind. */
export const accountOfDevice = ({
  _id,
  name,
  kind,
  shop,
}: Pick<typeof devices.$inferSelect, '_id' | 'name' | 'kind' | 'shop'>): Account => ({
  user: { _id, name, staff: [{ role: kind, shop }] },
  emailVerified: false,
  tokenGeneration: 0,
})

/** The terminal of an id, as long as it is paired. */
export const deviceAccount = async (
  database: Database,
  id: string,
): Promise<Account | undefined> => {
  const [device] = await database.select().from(devices).where(eq(devices._id, id))
  return device && accountOfDevice(device)
}
