import { tableGuests as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { waiters } from '../../../policies/staff.ts'
import { declineGuest, letIn } from './let-in.ts'
import {
  enterTable,
  guestHere,
  guestReady,
  guestStatus,
  leaveTable,
  renameGuest,
} from './own-guest-calls.ts'
import { waitingGuests } from './waiting-guests.ts'

const { calls } = description

/** The guests of tables with a shared cart. Who has a guest's key acts for them; those who wait on tables let in, too. */
export const tableGuests: readonly Served[] = [
  serveCall(calls.status, everybody, guestStatus),
  serveCall(calls.enter, everybody, enterTable),
  serveCall(calls.admit, everybody, letIn),
  serveCall(calls.decline, everybody, declineGuest),
  serveCall(calls.rename, everybody, renameGuest),
  serveCall(calls.ready, everybody, guestReady),
  serveCall(calls.leave, everybody, leaveTable),
  serveCall(calls.here, everybody, guestHere),
  serveCall(calls.waiting, waiters, (data, { runtime }) => waitingGuests(runtime, data)),
]
