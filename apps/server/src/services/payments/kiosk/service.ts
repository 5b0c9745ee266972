import { devices } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Served } from '../../../calls/served.ts'
import { kiosks, managers } from '../../../policies/staff.ts'
import { resume } from './resume.ts'
import { shopReaders } from './shop-readers.ts'

/** What a kiosk that starts again finishes, and the readers that it may have beside it. */
export const kioskVisits: readonly Served[] = [
  serveCall(devices.calls.resume, kiosks, (data, context) => resume(context, data)),
  serveCall(devices.calls.readers, managers, async ({ shop }, { runtime }) => ({
    readers: await shopReaders(runtime, shop),
  })),
]
