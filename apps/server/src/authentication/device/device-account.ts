import { and, eq } from 'drizzle-orm'
import type { WithShopDirectory } from '../../shop-directory/in-shop-of-session.ts'
import { shopLookUp } from '../../shop-directory/shop-look-up.ts'
import { devices } from '../../tables/devices.ts'
import type { Account } from '../accounts.ts'

/** Returns a paired device as a caller: a kiosk of its shop; without the PIN of somebody, others may do nothing. */
export const accountOfDevice = ({
  _id,
  name,
  kind,
  shop,
}: Pick<typeof devices.$inferSelect, '_id' | 'name' | 'kind' | 'shop'>): Account => ({
  user: { _id, name, staff: kind === 'kiosk' ? [{ role: kind, shop }] : [] },
  emailVerified: false,
  tokenGeneration: 0,
})

const deviceShops = shopLookUp(devices)

/** Returns the terminal of an id while it is paired. */
export const deviceAccount = (
  { reads, shopDirectory }: WithShopDirectory,
  id: string,
): Promise<Account | undefined> =>
  shopDirectory.readByShop(reads, deviceShops, id, async (shop) => {
    const [device] = await reads
      .select()
      .from(devices)
      .where(and(eq(devices.shop, shop), eq(devices._id, id)))
    return device && accountOfDevice(device)
  })
