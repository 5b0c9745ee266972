import { devices as description } from '@comanda/contract'
import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import { endAllSignIns } from '../../../authentication/sign-ins/end-sign-in.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { managers } from '../../../policies/staff.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import { devices as table } from '../../../tables/devices.ts'
import { pair } from './pair.ts'
import { pairingCode } from './pairing-code.ts'

/** Terminals paired with shops. Removing one revokes its access at once, on every server. */
export const devices: readonly Served[] = [
  serveTable(description, table, {
    hooks: ({ runtime }) => ({
      remove: [
        async ({ id }: CallContext, next: NextCall): Promise<void> => {
          await next()
          await endAllSignIns(runtime.database, String(id))
          announceEndOfTokens(runtime, String(id))
        },
      ],
    }),
  }),
  serveCall(description.calls.pairingCode, managers, (data, { runtime }) =>
    pairingCode(runtime, data),
  ),
  serveCall(description.calls.pair, everybody, (data, { runtime, params }) =>
    pair(runtime, data, params.address),
  ),
]
