import type { CommandDeviceData, Device } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { newRecordId } from '../../../identifiers/new-id.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { devices } from '../../../tables/devices.ts'
import { deviceRecord } from './device-record.ts'
import { deviceNotFound } from '../../../authentication/device/own-device.ts'

/** `create devices/command`: a kiosk does it once nobody orders there; the command replaces one that still waits (KIOSK-9.2). */
export const command = async (
  { database, bus, now }: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { shop, device, kind }: CommandDeviceData,
): Promise<Device> => {
  const time = new Date(now()).toISOString()
  const [row] = await database
    .update(devices)
    .set({ command: { _id: newRecordId(), kind, time } })
    .where(and(eq(devices.shop, shop), eq(devices._id, device), eq(devices.kind, 'kiosk')))
    .returning()
  if (!row) throw deviceNotFound()
  const record = deviceRecord(row)
  bus.publish({ path: 'devices', event: 'patched', data: record })
  return record
}
