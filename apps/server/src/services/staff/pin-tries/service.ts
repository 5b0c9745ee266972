import { pinTries as description } from '@comanda/contract'
import { announceWrongPins, forgivePins } from '../../../authentication/pin/count-pin-try.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { managers } from '../../../policies/staff.ts'
import { pinTries as table } from '../../../tables/pin-tries.ts'

/** Wrong PINs, and their end by a manager (STAFF-3.6). */
export const pinTries: readonly Served[] = [
  serveTable(description, table),
  serveCall(description.calls.forgive, managers, async ({ shop, source }, { runtime }) => {
    const forgiven = await forgivePins(runtime, { shop, _id: source })
    if (forgiven) announceWrongPins(runtime, forgiven)
    return { _id: source }
  }),
]
