import { and, eq } from 'drizzle-orm'
import type { WithShopDirectory } from '../../shop-directory/in-shop-of-session.ts'
import { shopLookUp } from '../../shop-directory/shop-look-up.ts'
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
