import { expect } from 'vitest'
import { numberAt, textAt } from '../../wire/client/fields.ts'
import type { House } from './house.ts'
import type { Payer, Payment } from './payer.ts'
import { until } from './until.ts'

/** How a payment has ended in our books. Amounts are in cents. */
export interface End {
  readonly status: string
  readonly captured: number
  /** The payments of the bill that it has become. */
  readonly payments: number
  /** Status and amount of each refund. */
  readonly refunds: readonly string[]
  /** The status of its order, and how often the order has arrived in the kitchen. */
  readonly order: string
  readonly arrivals: number
}

const nothing = { captured: 0, payments: 0, refunds: [], order: 'toPay', arrivals: 0 } as const

/** The ends of a payment of a bill of 100 that is paid first. */
export const ends = {
  paid: {
    ...nothing,
    status: 'paid',
    captured: 10_000,
    payments: 1,
    order: 'received',
    arrivals: 1,
  },
  pending: { ...nothing, status: 'pending' },
  failed: { ...nothing, status: 'failed' },
  cancelled: { ...nothing, status: 'cancelled' },
  expired: { ...nothing, status: 'expired', order: 'cancelled' },
  review: { ...nothing, status: 'review' },
} as const satisfies Record<string, End>

const query = `
  select status, captured::int,
    (select count(*)::int from session_payments paid
      where paid.shop = tried.shop and paid.attempt = tried._id and paid.amount > 0) payments,
    (select coalesce(array_agg(status || ' ' || amount order by create_time), '{}') from refunds back
      where back.shop = tried.shop and back.attempt = tried._id) refunds,
    (select status from orders where orders.shop = tried.shop and orders._id = $3) "order"
  from payment_attempts tried where shop = $1 and _id = $2`

/** The end of a payment in our books alone, of a house whose kitchen has not heard it. */
export const withoutKitchen = ({ arrivals: _heard, ...end }: End): Partial<End> => end

/** Returns how a payment stands in our books. */
export const readEnd = async (
  { database, kitchen }: House,
  { shop, attempt, order }: Payment,
): Promise<End | undefined> => {
  const { rows } = await database.query<Omit<End, 'arrivals'>>(query, [shop, attempt, order])
  return rows[0] && { ...rows[0], arrivals: kitchen.arrivalsOf(order) }
}

/** What was captured and what went back, by the reference of the payment. */
type Money = ReadonlyMap<string, { readonly captured: number; readonly back: number }>

/** Returns what the gateway has captured and given back. Money in review is not captured yet. */
const theirMoney = async ({ gateway }: House): Promise<Money> => {
  const [payments, refunds] = [await gateway.ledger('payments'), await gateway.ledger('refunds')]
  const references = new Set(payments.map((payment) => textAt(payment, 'reference')))
  const money = [...references].map((reference) => {
    const own = payments.filter((one) => one['reference'] === reference)
    const taken = own.filter(({ status }) => status !== 'review')
    const given = refunds.filter(
      (one) => one['reference'] === reference && one['status'] === 'done',
    )
    const captured = taken.reduce((sum, one) => sum + numberAt(one, 'captured'), 0)
    return [
      reference,
      { captured, back: given.reduce((sum, one) => sum + numberAt(one, 'amount'), 0) },
    ] as const
  })
  return new Map(money.filter(([, { captured }]) => captured > 0))
}

/** Returns what our books say was captured, and what providers gave back: not what staff gave by hand. */
const ourMoney = async ({ database }: House): Promise<Money> => {
  const { rows } = await database.query<{ _id: string; captured: number; back: number }>(`
    select _id, captured::int, (select coalesce(sum(amount), 0)::int from refunds back
      where back.shop = tried.shop and back.attempt = tried._id and status = 'done' and note is null) back
    from payment_attempts tried where captured > 0`)
  return new Map(rows.map(({ _id, captured, back }) => [_id, { captured, back }]))
}

/** Checks that the gateway's books and ours say the same of a payment. */
const expectSameMoney = async (house: House, { attempt }: Payment): Promise<void> => {
  const [theirs, ours] = [await theirMoney(house), await ourMoney(house)]
  expect({ ours: ours.get(attempt) }).toEqual({ ours: theirs.get(attempt) })
}

/** Checks that all books agree, payment by payment. */
export const expectSameBooks = async (house: House): Promise<void> => {
  const [theirs, ours] = [await theirMoney(house), await ourMoney(house)]
  const all = [...new Set([...theirs.keys(), ...ours.keys()])]
  const found = all.map((attempt) => ({
    attempt,
    theirs: theirs.get(attempt),
    ours: ours.get(attempt),
  }))
  const differs = found.filter((one) => JSON.stringify(one.theirs) !== JSON.stringify(one.ours))
  expect(differs.map((one) => JSON.stringify(one)).join('\n')).toBe('')
  expect(all.length).toBeGreaterThan(0)
}

/** Waits until our books say so of a payment. */
export const expectOurs = ({ house }: Payer, payment: Payment, end: Partial<End>): Promise<void> =>
  until(async () => expect(await readEnd(house, payment)).toMatchObject(end))

/** Waits for an end, and checks that the books agree on it. */
export const expectEnd = async (
  payer: Payer,
  payment: Payment,
  end: Partial<End>,
): Promise<void> => {
  await expectOurs(payer, payment, end)
  await until(() => expectSameMoney(payer.house, payment))
}

const goneBack = { refunds: ['done 10000'] }

/** Waits until the whole payment has gone back, and checks that the books agree on it. */
export const expectGoneBack = async (payer: Payer, payment: Payment): Promise<void> => {
  await until(async () => {
    // The next look at it would be in a minute, the one after that in two.
    await payer.makeRefundsDue(payment)
    expect(await readEnd(payer.house, payment)).toMatchObject(goneBack)
  }, 2000)
  await expectEnd(payer, payment, goneBack)
}
