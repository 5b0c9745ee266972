import type { ConfirmDeviceData, WaitingDevice } from '@comanda/contract'
import type { Runtime } from '../../../runtime/runtime.ts'
import { deviceRequests } from '../../../tables/device-requests.ts'
import { withShownCode } from './shown-code.ts'

/** `create devices/confirm`: a manager lets the device that shows the code belong to the shop. The code is used then. */
export const confirm = (
  runtime: Pick<Runtime, 'config' | 'database' | 'now'>,
  { code, shop, name }: ConfirmDeviceData,
  manager: string,
): Promise<WaitingDevice> =>
  withShownCode(runtime, { code, account: manager }, (isShown) =>
    runtime.database.update(deviceRequests).set({ shop, name }).where(isShown).returning(),
  )
