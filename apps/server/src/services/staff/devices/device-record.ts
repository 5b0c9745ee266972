import type { Device } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { devices } from '../../../tables/devices.ts'

/** Returns a device as it is on the wire: without what its token is checked by. */
export const deviceRecord = (row: typeof devices.$inferSelect): Device => {
  const { tokenHash: _secret, ...record } = row
  return withoutNulls(record)
}
