import type { Device } from '@comanda/contract'
import { deviceTokenHash } from '../../../authentication/device/device-token.ts'
import type { Database } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { devices } from '../../../tables/devices.ts'

/** Stores a new device with a token of its own, and returns both. */
export const insertDevice = async (
  transaction: Database,
  { shopDirectory }: Pick<Runtime, 'shopDirectory'>,
  data: Pick<Device, 'shop' | 'name' | 'kind' | 'createTime'>,
): Promise<{ device: Device; token: string }> => {
  const _id = await shopDirectory.newRecordId(transaction, data.shop)
  const token = await shopDirectory.newKey(transaction, data.shop, 32)
  const device = { _id, ...data }
  await transaction.insert(devices).values({ ...device, tokenHash: deviceTokenHash(token) })
  return { device, token }
}
