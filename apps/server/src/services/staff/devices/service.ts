import { type Device, type DevicePatch, devices as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { kiosks, managers } from '../../../policies/staff.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import { devices as table } from '../../../tables/devices.ts'
import { askHelp } from '../help-calls/ask-help.ts'
import { claim } from './claim.ts'
import { command } from './command.ts'
import { confirm } from './confirm.ts'
import { endPairing } from './end-pairing.ts'
import { health } from './health.ts'
import { inspect } from './inspect.ts'
import { move } from './move.ts'
import { pair } from './pair.ts'
import { pairingCode } from './pairing-code.ts'
import { refuseNoTents } from './refuse-no-tents.ts'
import { refuseShortIdle } from './refuse-short-idle.ts'
import { request } from './request.ts'
import { unpair } from './unpair.ts'

/** Terminals paired with shops. Removing one revokes its access at once, on every server. */
export const devices: readonly Served[] = [
  serveTable(description, table, {
    hooks: ({ runtime }) => ({
      patch: [
        async ({ data }: CallContext, next: NextCall): Promise<void> => {
          refuseShortIdle(data as DevicePatch)
          refuseNoTents(data as DevicePatch)
          await next()
        },
      ],
      remove: [
        async (context: CallContext, next: NextCall): Promise<void> => {
          await next()
          await endPairing(runtime, context.result as Device)
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
  serveCall(description.calls.request, everybody, (data, { runtime, params }) =>
    request(runtime, data, params.address),
  ),
  serveCall(description.calls.inspect, managers, (data, { runtime, params }) =>
    inspect(runtime, data, params.user?._id ?? ''),
  ),
  serveCall(description.calls.confirm, managers, (data, { runtime, params }) =>
    confirm(runtime, data, params.user?._id ?? ''),
  ),
  serveCall(description.calls.claim, everybody, (data, { runtime }) => claim(runtime, data)),
  serveCall(description.calls.health, kiosks, (data, { runtime, params }) =>
    health(runtime, data, params.user),
  ),
  serveCall(description.calls.command, managers, (data, { runtime }) => command(runtime, data)),
  serveCall(description.calls.move, managers, (data, { runtime, params }) =>
    move(runtime, data, params.user),
  ),
  serveCall(description.calls.help, kiosks, (data, { runtime, params }) =>
    askHelp(runtime, data, params.user),
  ),
  serveCall(description.calls.unpair, kiosks, (data, { runtime, params }) =>
    unpair(runtime, data, params.user),
  ),
]
