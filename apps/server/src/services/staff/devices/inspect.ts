import type { InspectDeviceData, WaitingDevice } from '@comanda/contract'
import type { Runtime } from '../../../runtime/runtime.ts'
import { deviceRequests } from '../../../tables/device-requests.ts'
import { withShownCode } from './shown-code.ts'

/** `create devices/inspect`: a manager sees what shows the code; nothing changes by it (KIOSK-1.2). */
export const inspect = (
  runtime: Pick<Runtime, 'config' | 'database' | 'now'>,
  { code }: InspectDeviceData,
  manager: string,
): Promise<WaitingDevice> =>
  withShownCode(runtime, { code, account: manager }, (isShown) =>
    runtime.database.select().from(deviceRequests).where(isShown),
  )
