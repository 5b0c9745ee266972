import type { Device, DeviceHealth, User } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { devices } from '../../../tables/devices.ts'

/** `create devices/health`: stores what a kiosk says of itself, and that it was seen; returns its record (KIOSK-1.5). */
export const health = async (
  { database, bus, now }: Pick<Runtime, 'database' | 'bus' | 'now'>,
  data: DeviceHealth,
  user: User | undefined,
): Promise<Device> => {
  const own = user?.staff?.find(({ role }) => role === 'kiosk')?.shop
  if (!user || own === undefined) throw new NotFound('There is no such device')
  const [row] = await database
    .update(devices)
    .set({ health: data, lastSeen: new Date(now()).toISOString() })
    .where(and(eq(devices.shop, own), eq(devices._id, user._id)))
    .returning()
  if (!row) throw new NotFound('There is no such device')
  const { tokenHash: _secret, ...record } = row
  const device: Device = withoutNulls(record)
  bus.publish({ path: 'devices', event: 'patched', data: device })
  return device
}
