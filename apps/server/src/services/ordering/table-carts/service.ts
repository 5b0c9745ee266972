import { tableCarts as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { orderingOf } from '../table-sessions/ordering.ts'
import { editTableCart } from './edit.ts'
import { subscribeTableCart } from './subscribe.ts'

const { calls } = description

/** The shared carts of tables, for who has the key of an admitted guest. */
export const tableCarts: readonly Served[] = [
  serveCall(calls.subscribe, everybody, (data, context) => subscribeTableCart(data, context)),
  serveCall(calls.edit, everybody, (data, context) => editTableCart(orderingOf(context), data)),
]
