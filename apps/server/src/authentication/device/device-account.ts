import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { devices } from '../../tables/devices.ts'
import type { Account } from '../accounts.ts'

/** Returns a paired terminal as a caller: of its shop, with the permissions of its kind. */
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

/** Returns the terminal of an id while it is paired. */
export const deviceAccount = async (
  database: Database,
  id: string,
): Promise<Account | undefined> => {
  const [device] = await database.select().from(devices).where(eq(devices._id, id))
  return device && accountOfDevice(device)
}
