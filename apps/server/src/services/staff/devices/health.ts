import type { Device, DeviceHealth, User } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { devices } from '../../../tables/devices.ts'
import { endHelp } from '../help-calls/end-help.ts'
import { deviceRecord } from './device-record.ts'
import { deviceNotFound, ownDevice } from '../../../authentication/device/own-device.ts'

/** `create devices/health`: stores what a kiosk says of itself, and that it was seen; returns its record (KIOSK-1.5). */
export const health = async (
  runtime: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { done, ...data }: DeviceHealth,
  user: User | undefined,
): Promise<Device> => {
  const { database, bus, now } = runtime
  const own = ownDevice(user)
  const lastSeen = new Date(now()).toISOString()
  const isDone = sql`${devices.command}->>'_id' = ${done ?? ''} and ${devices.command}->>'doneTime' is null`
  const withDone = sql`${devices.command} || jsonb_build_object('doneTime', ${lastSeen}::text)`
  const command = sql`case when ${isDone} then ${withDone} else ${devices.command} end`
  const [row] = await database
    .update(devices)
    .set({ health: data, lastSeen, ...(done === undefined ? {} : { command }) })
    .where(own.row)
    .returning()
  if (!row) throw deviceNotFound()
  const device = deviceRecord(row)
  bus.publish({ path: 'devices', event: 'patched', data: device })
  await endHelp(runtime, { shop: own.shop, device: row._id, reason: 'lost' })
  return device
}
