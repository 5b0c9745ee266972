import { devices } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Served } from '../../../calls/served.ts'
import { kiosks } from '../../../policies/staff.ts'
import { resume } from './resume.ts'

/** What a kiosk that starts again finishes. */
export const kioskVisits: readonly Served[] = [
  serveCall(devices.calls.resume, kiosks, (data, context) => resume(context, data)),
]
