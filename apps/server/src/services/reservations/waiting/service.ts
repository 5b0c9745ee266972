import { always, waitingParties, waitingPlaces } from '@comanda/contract'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { withOwnedKey } from '../../../authentication/owned-key.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { anyStaff, isStaffOf, onFloor, waiters } from '../../../policies/staff.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { call } from './call.ts'
import { called } from './called.ts'
import { estimate } from './estimate.ts'
import { getPlace } from './get-place.ts'
import { join, type JoiningCaller } from './join.ts'
import { list } from './list.ts'
import { patch } from './patch.ts'
import { respond } from './respond.ts'
import { subscribe } from './subscribe.ts'

/** Those who wait on tables of the shop add parties to its list; everyone else joins for themselves. */
const callerOf = (params: CallParams | undefined, shop: string): JoiningCaller => {
  const { user, address } = params ?? {}
  return {
    isStaff: isStaffOf(user, shop, ['waiter', 'cashier', 'manager']),
    identity: callerIdentity(params, { isDistinct: true }),
    ...(address === undefined ? {} : { address }),
  }
}

const { calls } = waitingPlaces

/** The waiting list, for staff and for those who wait. */
export const waitingList: readonly Served[] = [
  serveRecords(waitingParties, ({ runtime }) => ({
    methods: {
      patch: (id, data, params = {}) => patch(runtime, String(id), data, params.scope ?? always),
    },
  })),
  serveCall(waitingParties.calls.list, waiters, (data, { runtime }) => list(runtime, data)),
  serveCall(waitingParties.calls.called, anyStaff, (data, { runtime }) => called(runtime, data)),
  serveCall(waitingParties.calls.call, onFloor, (data, { runtime, params }) =>
    call(runtime, withOwnedKey(params, data), params?.user),
  ),
  serveRecords(waitingPlaces, ({ runtime }) => ({
    methods: { get: (id) => getPlace(runtime, String(id)) },
  })),
  serveCall(calls.join, everybody, (data, { runtime, params }) =>
    join(runtime, withOwnedKey(params, data), callerOf(params, data.shop)),
  ),
  serveCall(calls.estimate, everybody, (data, { runtime }) => estimate(runtime, data)),
  serveCall(calls.respond, everybody, (data, { runtime }) => respond(runtime, data)),
  serveCall(calls.subscribe, everybody, (data, { app, runtime, params }) =>
    subscribe(app, runtime, data, params),
  ),
]
