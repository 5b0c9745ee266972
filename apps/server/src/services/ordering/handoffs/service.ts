import { carts, handoffs as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { handOver } from './hand-over.ts'
import { getHandoff, withdraw } from './own-handoff.ts'
import { takeOver } from './take-over.ts'

/** Carts and orders go from one device to another, by a code that is shown (HANDOFF-1). */
export const handoffs: readonly Served[] = [
  serveRecords(description, ({ app, runtime }) => ({
    methods: { get: (id, params = {}) => getHandoff(app, runtime, String(id), params) },
  })),
  serveCall(carts.handoff, everybody, (data, { app, runtime, params }) =>
    handOver(app, runtime, data, params),
  ),
  serveCall(carts.takeOver, everybody, (data, { runtime, params }) =>
    takeOver(runtime, data, params),
  ),
  serveCall(carts.withdraw, everybody, ({ handoff }, { runtime }) => withdraw(runtime, handoff)),
]
