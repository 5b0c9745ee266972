import { and, eq } from 'drizzle-orm'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { devices } from '../../tables/devices.ts'
import { callerAddress } from '../caller-address.ts'
import { countAttempt, forgetAttempt } from '../rate-limit.ts'
import { deviceTokenHash, deviceTokenShops } from './device-token.ts'

/** Returns the paired device of a token, and stores that it was seen. Attempts are limited by address. */
export const findDevice = async (
  { database, shopDirectory, now }: Pick<Runtime, 'database' | 'shopDirectory' | 'now'>,
  token: string,
  params: CallParams,
): Promise<typeof devices.$inferSelect | undefined> => {
  const time = now()
  const limits = [{ name: `device at ${callerAddress(params)}`, most: 30 }]
  await countAttempt(database, limits, time)
  const tokenHash = deviceTokenHash(token)
  const device = await shopDirectory.readByShop(database, deviceTokenShops, token, async (shop) => {
    const [seen] = await database
      .update(devices)
      .set({ lastSeen: new Date(time).toISOString() })
      .where(and(eq(devices.shop, shop), eq(devices.tokenHash, tokenHash)))
      .returning()
    return seen
  })
  if (device) await forgetAttempt(database, limits)
  return device
}
