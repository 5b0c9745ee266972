import { tableSessions } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Served } from '../../../calls/served.ts'
import { atCounter } from '../../../policies/staff.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { pay } from './pay.ts'

/** The call by which staff take money at the counter. */
export const counter: readonly Served[] = [
  serveCall(tableSessions.calls.pay, atCounter, (data, context) =>
    pay(orderingOf(context), data, context.params.user),
  ),
]
