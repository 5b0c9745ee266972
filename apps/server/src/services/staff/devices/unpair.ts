import type { Device, UnpairDeviceData, User } from '@comanda/contract'
import { approvedBy } from '../../../authentication/approval/approved-by.ts'
import { deviceNotFound, ownDevice } from '../../../authentication/device/own-device.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { devices } from '../../../tables/devices.ts'
import { deviceRecord } from './device-record.ts'
import { endPairing } from './end-pairing.ts'

/** `create devices/unpair`: a kiosk ends its own pairing, with a manager's approval for it (KIOSK-8.5). Returns its record. */
export const unpair = async (
  runtime: Runtime,
  { approval }: UnpairDeviceData,
  user: User | undefined,
): Promise<Device> => {
  const { shop, row: own } = ownDevice(user)
  const record = user?._id ?? ''
  const removed = await inTransaction(runtime.database, async (transaction) => {
    await approvedBy(transaction, {
      shop,
      action: 'devices/unpair',
      record,
      approval,
      actor: record,
    })
    const [row] = await transaction.delete(devices).where(own).returning()
    if (!row) throw deviceNotFound()
    return row
  })
  const device = deviceRecord(removed)
  await endPairing(runtime, device)
  return device
}
