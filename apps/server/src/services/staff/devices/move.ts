import type { Device, MoveDeviceData, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { inTransaction } from '../../../database/transaction.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { refused } from '../../../errors/refusal.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { devices } from '../../../tables/devices.ts'
import { deviceRecord } from './device-record.ts'
import { deviceNotFound } from '../../../authentication/device/own-device.ts'

/** What staff set for one shop. */
const ofShop = { modes: null, tents: null, reader: null, command: null } as const

/**
 * `create devices/move`: a kiosk belongs to another shop of the caller from then on. Its id and token stay: they are looked up
 * like those from before ids told their shop (KIOSK-9.3). Returns its record.
 */
export const move = async (
  runtime: Pick<Runtime, 'database' | 'shopDirectory' | 'bus'>,
  { shop, device, to }: MoveDeviceData,
  manager: User | undefined,
): Promise<Device> => {
  const { database, bus, shopDirectory } = runtime
  if (!isStaffOf(manager, to, ['manager']))
    throw new Forbidden('You are not a manager of that shop')
  if ((await shopDirectory.numberOf(database, to)) === undefined) throw refused(shopNotFound)
  const moved = await inTransaction(database, async (transaction) => {
    const [taken] = await transaction
      .delete(devices)
      .where(and(eq(devices.shop, shop), eq(devices._id, device), eq(devices.kind, 'kiosk')))
      .returning()
    if (!taken) throw deviceNotFound()
    const [row] = await transaction
      .insert(devices)
      .values({ ...taken, ...ofShop, shop: to })
      .returning()
    if (!row) throw new Error('a device was not stored')
    return row
  })
  const record = deviceRecord(moved)
  bus.publish({ path: 'devices', event: 'removed', data: { ...record, shop } })
  bus.publish({ path: 'devices', event: 'created', data: record })
  return record
}
