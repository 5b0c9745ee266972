import { devices } from '@comanda/contract'
import { ownDevice } from '../../../authentication/device/own-device.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Served } from '../../../calls/served.ts'
import { kiosks } from '../../../policies/staff.ts'
import { standsInUse } from './stands-in-use.ts'

/** Which stands a kiosk cannot give: the numbers alone, nothing of their orders. */
export const stands: readonly Served[] = [
  serveCall(devices.calls.stands, kiosks, async (_, { runtime, params }) => {
    const { shop } = ownDevice(params.user)
    return { inUse: await standsInUse(runtime.reads, shop, new Date(runtime.now())) }
  }),
]
