import type { AskDepositData, Deposit, Menu, Reservation, User } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import { refused } from '../../../../errors/refusal.ts'
import { shopNotFound } from '../../../../errors/shop-not-found.ts'
import { once } from '../../../../idempotency/once.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'
import { depositUntil } from '../../../reservations/reservations/deposit-until.ts'
import { mailGuest } from '../../../reservations/reservations/mail-guest.ts'
import { changeReservation } from '../../../reservations/reservations/queries/change-reservation.ts'
import {
  loadReservation,
  lockReservation,
} from '../../../reservations/reservations/queries/load-reservation.ts'
import { loadShopBook } from '../../../reservations/reservations/queries/load-shop-book.ts'
import { reservationNotFound } from '../../../reservations/reservations/refusals.ts'
import { reservationRecord } from '../../../reservations/reservations/reservation-record.ts'
import { textGuest } from '../../../reservations/reservations/text-guest.ts'
import { withChange } from '../../../reservations/reservations/with-change.ts'
import { announceSession } from '../../announcements/announce.ts'
import { cancelUnpaid } from '../../closing/cancel-unpaid.ts'
import { lockSession } from '../../queries/load-session.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { openDeposit } from './open-deposit.ts'

const illegal = (from: string, to: Deposit['status']) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `A deposit that is ${from} cannot become ${to}.`,
    field: 'reservation',
    detail: { from, to },
  })

/** Throws a refusal if the guests do not come any more, or have paid already. */
const checkAskable = ({ status, deposit }: ReservationRow, to: 'toPay' | 'waived'): void => {
  const isExpected = status === 'booked' || status === 'confirmed' || status === 'late'
  if (!isExpected) throw illegal(status, to)
  const is = deposit?.status
  if (is === 'held' || is === 'setAgainst' || is === 'kept') throw illegal(is, to)
}

interface Asking {
  readonly data: AskDepositData
  readonly menu: Menu
  readonly staff: string
  readonly until: string
  /** The session of an earlier request. */
  readonly former: string | undefined
}

const ask = async (
  ordering: Ordering,
  transaction: Database,
  { data, menu, staff, until, former }: Asking,
): Promise<{ readonly answer: Reservation; readonly ended?: SessionState }> => {
  const now = new Date(ordering.now())
  const { amount, reservation } = data
  const { _id: shop } = menu.shop
  const to = amount > 0 ? 'toPay' : 'waived'
  // The session first, as whatever is paid for it.
  const before = former === undefined ? undefined : await lockSession(transaction, shop, former)
  const row = await lockReservation(transaction, shop, reservation)
  if (!row) throw refused(reservationNotFound)
  checkAskable(row, to)
  const actor = { role: 'staff' as const, user: staff }
  const isOpen = row.deposit?.status === 'toPay' && row.deposit.session === former
  const ended =
    isOpen && before ? await cancelUnpaid(transaction, menu, before, actor, now) : undefined
  const asked = { reservation, user: row.user, amount, payUntil: until, actor }
  const deposit: Deposit =
    to === 'waived'
      ? { amount: row.deposit?.amount ?? 0, status: to }
      : await openDeposit(ordering, transaction, menu, asked)
  const changed = await changeReservation(transaction, row, {
    deposit,
    depositDue: deposit.payUntil ?? null,
    ...withChange(row, { time: now.toISOString(), kind: 'deposit', deposit: to, staff }),
  })
  if (to === 'toPay') {
    await mailGuest(transaction, ordering, 'reservationDeposit', changed)
    await textGuest(transaction, ordering, 'reservationDeposit', changed)
  }
  return { answer: reservationRecord(changed), ...(ended ? { ended: ended.state } : {}) }
}

/** `create reservations/askDeposit`: staff ask guests for a deposit by a link, or waive it (DEP-1.5). */
export const askDeposit = async (
  ordering: Ordering,
  data: AskDepositData,
  user: User | undefined,
): Promise<Reservation> => {
  const found = await loadReservation(ordering, data.reservation)
  const { shop, startTime, deposit } = found
  const { _id: staff } = staffIn(shop, user, ['waiter', 'cashier', 'manager'])
  const menu = await ordering.menuOf(shop)
  if (!menu) throw refused(shopNotFound)
  const now = ordering.now()
  const { settings } = await loadShopBook(ordering.reads, shop, now)
  const until = depositUntil(settings, { now, startTime, isStaff: true })
  const { idempotencyKey: key, ...payload } = data
  const scope = `reservations/askDeposit/${data.reservation}`
  const write = { shop, scope, key, caller: staff, payload }
  const asking = { data, menu, staff, until, former: deposit?.session }
  const { answer, made } = await inTransaction(ordering.database, (transaction) =>
    once(transaction, write, () => ask(ordering, transaction, asking)),
  )
  if (!made) return answer
  if (made.ended) announceSession(ordering.bus, sessionRecord(made.ended))
  ordering.mailer.wake()
  ordering.bus.publish({ path: 'reservations', event: 'patched', data: answer })
  return answer
}
