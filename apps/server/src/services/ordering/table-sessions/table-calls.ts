import { reservations, tableSessions, tableViewItems, waitingParties } from '@comanda/contract'
import { memberId } from '../../../authentication/member-id.ts'
import { withOwnedKey } from '../../../authentication/owned-key.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Served } from '../../../calls/served.ts'
import { everybody } from '../../../policies/policy.ts'
import { atCounter, kiosks, managers, onFloor } from '../../../policies/staff.ts'
import { callerOf } from '../../reservations/reservations/caller-of.ts'
import { addTables } from '../table-view-items/add.ts'
import { cleanTable } from '../table-view-items/clean.ts'
import { actorOf } from './actor-of.ts'
import { askDeposit } from './beginning/ask-deposit.ts'
import { bookWithDeposit } from './beginning/book-with-deposit.ts'
import { abandon } from './ending/abandon.ts'
import { askBill } from './ending/ask-bill.ts'
import { cancelByDiner } from './ending/cancel-by-diner.ts'
import { mailReceipt } from './ending/mail-receipt.ts'
import { closeSession } from './ending/close.ts'
import { reopenSession } from './ending/reopen.ts'
import { orderingOf } from './ordering.ts'
import { mergeSessions } from './tables/merge.ts'
import { moveSession } from './tables/move.ts'
import { reservationsOfSession } from './tables/reservations-of-session.ts'
import { seatReservation } from './tables/seat-reservation.ts'
import { seatWaiting } from './tables/seat-waiting.ts'
import { splitSession } from './tables/split.ts'
import { unmergeSessions } from './tables/unmerge.ts'
import { waitingOfSession } from './tables/waiting-of-session.ts'

const { calls } = tableSessions

/** The calls by which staff look after tables and end bills, and diners ask for the bill or cancel. */
export const tableCalls: readonly Served[] = [
  serveCall(calls.close, onFloor, (data, context) =>
    closeSession(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.reopen, onFloor, (data, context) =>
    reopenSession(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.move, onFloor, (data, context) =>
    moveSession(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.merge, onFloor, (data, context) =>
    mergeSessions(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.unmerge, onFloor, (data, context) =>
    unmergeSessions(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.split, onFloor, (data, context) =>
    splitSession(orderingOf(context), data, context.params.user),
  ),
  serveCall(calls.askBill, everybody, (data, context) =>
    askBill(orderingOf(context), data, (shop) => actorOf(context.params, shop)),
  ),
  serveCall(calls.mailReceipt, atCounter, (data, context) => {
    const { mailer } = context.runtime
    return mailReceipt(orderingOf(context), mailer, data, context.params.user)
  }),
  serveCall(calls.cancel, everybody, (data, context) => {
    const member = memberId(context.params)
    return cancelByDiner(orderingOf(context), data, member, (shop) => actorOf(context.params, shop))
  }),
  serveCall(calls.abandon, kiosks, (data, context) =>
    abandon(orderingOf(context), data, context.params.user?._id ?? ''),
  ),
  serveCall(reservations.calls.ofSession, onFloor, (data, context) =>
    reservationsOfSession(orderingOf(context), data, context.params.user),
  ),
  serveCall(reservations.calls.create, everybody, (data, context) => {
    const { runtime, params } = context
    const caller = callerOf(params, data.shop)
    return bookWithDeposit(runtime, orderingOf(context), withOwnedKey(params, data), caller)
  }),
  serveCall(reservations.calls.askDeposit, onFloor, (data, context) =>
    askDeposit(orderingOf(context), data, context.params.user),
  ),
  serveCall(reservations.calls.seat, onFloor, (data, context) =>
    seatReservation(orderingOf(context), data, context.params.user),
  ),
  serveCall(waitingParties.calls.seat, onFloor, (data, context) => {
    const { mailer } = context.runtime
    return seatWaiting({ ...orderingOf(context), mailer }, data, context.params.user)
  }),
  serveCall(waitingParties.calls.ofSession, onFloor, (data, context) =>
    waitingOfSession(orderingOf(context), data, context.params.user),
  ),
  serveCall(tableViewItems.calls.add, managers, (data, context) => addTables(context, data)),
  serveCall(tableViewItems.calls.clean, onFloor, (data, context) =>
    cleanTable(context, data, context.params.user),
  ),
]
