import type { CreateOrResumeResult, CreateSessionResult, OrderResult } from '@comanda/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { Caller, newIdempotencyKey } from '../caller/caller.ts'
import type { Promises } from './promises.ts'
import type { Member, Restaurant } from './restaurant.ts'

interface Created {
  readonly _id: string
}

const line = (product: string) => ({ id: `line-${newIdempotencyKey()}`, product, quantity: 1 })

/** One caller: what it does again and again, each call until it is acknowledged. */
type Round = (caller: Caller) => Promise<void>

const takeAway = async (
  caller: Caller,
  { shop, dish }: Restaurant,
  promises: Promises,
  own: object = {},
): Promise<CreateSessionResult> => {
  const session = await caller.create<CreateSessionResult>('tableSessions/create', {
    shop,
    type: 'takeAway',
    cart: [line(dish)],
    idempotencyKey: newIdempotencyKey(),
    ...own,
  })
  promises.addOrder(session.order)
  return session
}

/** A member orders, pays from the balance, redeems a reward, claims a coupon and orders with it. */
const memberRound =
  (restaurant: Restaurant, promises: Promises): Round =>
  async (caller) => {
    const { shop, code, reward } = restaurant
    const { _id: session, result } = await takeAway(caller, restaurant, promises)
    const paying = { session, idempotencyKey: newIdempotencyKey() }
    await caller.create('tableSessions/payByBalance', paying)
    promises.paidCents += Math.round(result.totals.total * 100)
    const redeeming = { gift: reward, shop, idempotencyKey: newIdempotencyKey() }
    promises.rewards.push((await caller.create<Created>('gifts/redeem', redeeming))._id)
    const claiming = { code: code.text, shop, idempotencyKey: newIdempotencyKey() }
    const { _id: id } = await caller.create<Created>('userCoupons/claim', claiming)
    promises.coupons.push(id)
    await takeAway(caller, restaurant, promises, { coupons: [{ id, source: 'coupon' }] })
    promises.usedCoupons.push(id)
  }

/** Diners at one table: every order changes the same session. */
const tableRound = async (
  caller: Caller,
  { shop, table, dish }: Restaurant,
  promises: Promises,
): Promise<Round> => {
  const scan = { shop, viewItem: table, date: new Date().toISOString() }
  const { session } = await caller.create<CreateOrResumeResult>(
    'tableSessions/createOrResume',
    scan,
  )
  return async () => {
    const { order } = await caller.create<OrderResult>('tableSessions/order', {
      session: session._id,
      cart: [line(dish)],
      idempotencyKey: newIdempotencyKey(),
    })
    promises.addOrder(order)
    promises.atTable += 1
  }
}

/** Staff give points to the members in turn. */
const staffRound = (members: readonly Member[], promises: Promises): Round => {
  let turn = 0
  return async (caller) => {
    const user = members[(turn += 1) % members.length]?.user
    const data = { user, amount: 1, note: 'a campaign', idempotencyKey: newIdempotencyKey() }
    promises.pointRecords.push((await caller.create<Created>('pointRecords', data))._id)
    await sleep(20)
  }
}

/** Callers that work until they are stopped. */
export interface Guests {
  readonly callers: readonly Caller[]
  /** Rejects when a server refuses a call; resolves after `stop`. */
  readonly working: Promise<unknown>
  /** Lets each finish its round, and closes the connections. */
  stop(): Promise<void>
}

const work = (rounds: readonly (readonly [Caller, Round])[]): Guests => {
  const stopping = new AbortController()
  const working = rounds.map(async ([caller, round]) => {
    while (!stopping.signal.aborted) await round(caller)
  })
  const all = Promise.all(working)
  all.catch(() => undefined)
  const callers = rounds.map(([caller]) => caller)
  return {
    callers,
    working: all,
    stop: async () => {
      stopping.abort()
      await all
      for (const caller of callers) caller.close()
    },
  }
}

/** Every member of the restaurant at once, one table, and staff. */
export const startGuests = async (
  urls: readonly string[],
  restaurant: Restaurant,
  promises: Promises,
): Promise<Guests> => {
  const { members, ownerToken } = restaurant
  const diners = new Caller(urls)
  const round = memberRound(restaurant, promises)
  return work([
    [diners, await tableRound(diners, restaurant, promises)],
    [new Caller(urls, 1, ownerToken), staffRound(members, promises)],
    ...members.map(({ accessToken }, at) => [new Caller(urls, at, accessToken), round] as const),
  ])
}

/** Visitors who only order to take away: none of their calls depends on an earlier one. */
export const startVisitors = (
  urls: readonly string[],
  restaurant: Restaurant,
  promises: Promises,
  count: number,
): Guests =>
  work(
    Array.from({ length: count }, (_, at) => [
      new Caller(urls, at),
      async (caller: Caller) => void (await takeAway(caller, restaurant, promises)),
    ]),
  )
