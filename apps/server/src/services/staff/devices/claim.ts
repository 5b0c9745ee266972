import type { ClaimDeviceData, ClaimDeviceResult } from '@comanda/contract'
import { and, eq, gt } from 'drizzle-orm'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { deviceRequests } from '../../../tables/device-requests.ts'
import { insertDevice } from './insert-device.ts'
import { pairingRefused } from './pairing-refused.ts'
import { requestHash } from './request.ts'

/**
 * `create devices/claim`: returns the device and its token once a manager has confirmed, once; nothing before. Fails with
 * `pairingRefused` if the code has expired or the token was returned already: the device asks for a new code.
 */
export const claim = async (
  runtime: Pick<Runtime, 'database' | 'shopDirectory' | 'bus' | 'now'>,
  { request }: ClaimDeviceData,
): Promise<ClaimDeviceResult> => {
  const { database, bus, now } = runtime
  const createTime = new Date(now()).toISOString()
  const isOwn = and(
    eq(deviceRequests.requestHash, requestHash(request)),
    gt(deviceRequests.expires, createTime),
  )
  const [waiting] = await database.select().from(deviceRequests).where(isOwn)
  if (!waiting) throw refused(pairingRefused)
  if (waiting.shop === null) return {}
  const paired = await inTransaction(database, async (transaction) => {
    const [taken] = await transaction.delete(deviceRequests).where(isOwn).returning()
    if (!taken || taken.shop === null || taken.name === null) throw refused(pairingRefused)
    const { shop, name, kind } = taken
    return insertDevice(transaction, runtime, { shop, name, kind, createTime })
  })
  bus.publish({ path: 'devices', event: 'created', data: paired.device })
  return paired
}
