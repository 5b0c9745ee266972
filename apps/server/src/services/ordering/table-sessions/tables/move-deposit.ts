import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { sessionPayments } from '../../../../tables/session-payments.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import { moveOrders } from './move-orders.ts'

/** A deposit that is set against a bill, or taken back from it: the session that was paid for it, and that of the bill. */
interface DepositAndBill {
  readonly deposit: SessionState
  readonly bill: SessionState
  readonly reservation: string
}

/** Returns the attempts of a session by which none of these payments was made. */
const withoutPaid = ({ payments, attempts }: SessionState): SessionState['attempts'] =>
  attempts.filter(({ _id }) => !payments.some(({ attempt }) => attempt === _id))

/** Writes payments of a locked session, with the attempts by which they were made, into another locked one. */
const movePayments = async (
  transaction: Database,
  from: SessionState,
  into: SessionState,
  { payments, reservation }: { readonly payments: SessionState['payments']; reservation: string },
): Promise<SessionState> => {
  const ids = payments.map(({ _id }) => _id)
  const attempts = payments.flatMap(({ attempt }) => attempt ?? [])
  const moved = await moveOrders(transaction, from, into, {
    isWhole: false,
    orders: [],
    payments: ids,
    attempts,
  })
  // They pay no lines of the other bill.
  const own = { deposit: reservation, items: null, shareOf: null }
  await transaction.execute(sql`set local comanda.moves_bills = 'on'`)
  await transaction
    .update(sessionPayments)
    .set(own)
    .where(
      and(
        eq(sessionPayments.shop, into.row.shop),
        eq(sessionPayments.session, into.row._id),
        inArray(sessionPayments._id, ids),
      ),
    )
  await transaction.execute(sql`set local comanda.moves_bills = 'off'`)
  return {
    ...into,
    payments: [...into.payments, ...moved.payments.map((one) => ({ ...one, ...own }))],
    attempts: [...into.attempts, ...moved.attempts],
  }
}

/**
 * Sets a deposit that was paid against the bill of its guests (DEP-2.1): its payments are that bill's, so that there is no second
 * time. Returns both sessions as they are then.
 */
export const setAgainst = async (
  transaction: Database,
  { deposit, bill, reservation }: DepositAndBill,
  actor: Actor,
  now: Date,
): Promise<Pick<DepositAndBill, 'deposit' | 'bill'>> => {
  const { payments } = deposit
  const into = await movePayments(transaction, deposit, bill, { payments, reservation })
  const at = now.toISOString()
  const left = await saveSession(transaction, deposit.row, {
    status: 'cancelled',
    endTime: at,
    merged: { into: bill.row._id, time: at },
  })
  const row = await saveSession(transaction, bill.row, {})
  const of = { shop: row.shop, at, actor, kind: 'paid' as const }
  const detail = { type: 'deposit', amount: deposit.row.result.totals.total }
  await addEvents(
    transaction,
    { ...of, session: row._id, detail: { ...detail, from: left._id } },
    { ...of, session: left._id, detail: { ...detail, to: row._id } },
  )
  const gone = { ...deposit, payments: [], attempts: withoutPaid(deposit) }
  return { deposit: { ...gone, row: left }, bill: { ...into, row } }
}

/** Takes a deposit back from a bill, since its guests do not sit there after all (DEP-2.2): it waits again. */
export const takeBack = async (
  transaction: Database,
  { deposit, bill, reservation }: DepositAndBill,
  actor: Actor,
  now: Date,
): Promise<Pick<DepositAndBill, 'deposit' | 'bill'>> => {
  const payments = bill.payments.filter((one) => one.deposit === reservation)
  const into = await movePayments(transaction, bill, deposit, { payments, reservation })
  const held = await saveSession(transaction, deposit.row, {
    status: 'toPay',
    endTime: null,
    merged: null,
  })
  const row = await saveSession(transaction, bill.row, {})
  const of = { shop: row.shop, at: now.toISOString(), actor, kind: 'paid' as const }
  const detail = { type: 'deposit', amount: -deposit.row.result.totals.total }
  await addEvents(
    transaction,
    { ...of, session: row._id, detail: { ...detail, to: held._id } },
    { ...of, session: held._id, detail: { ...detail, from: row._id } },
  )
  const attempts = withoutPaid({ ...bill, payments })
  const left = { ...bill, payments: bill.payments.filter((one) => !payments.includes(one)) }
  return { deposit: { ...into, row: held }, bill: { ...left, row, attempts } }
}
