import { setTimeout as sleep } from 'node:timers/promises'
import type { CreateOrResumeResult, OrderResult } from '@comanda/contract'
import { Caller, newIdempotencyKey } from '../caller/caller.ts'
import type { Promises } from '../load/promises.ts'
import type { Restaurant } from '../load/restaurant.ts'

/** A guest at a table of their own, with a session. */
interface Guest {
  readonly caller: Caller
  readonly session: string
}

const seat = async (url: string, { shop, owner }: Restaurant, at: number): Promise<Guest> => {
  const { _id: viewItem } = await owner.create<{ _id: string }>('tableViewItems', {
    shop,
    name: `R${at}`,
  })
  const caller = new Caller([url])
  const scan = { shop, viewItem, date: new Date().toISOString() }
  const { session } = await caller.create<CreateOrResumeResult>(
    'tableSessions/createOrResume',
    scan,
  )
  return { caller, session: session._id }
}

/** Seats guests, a few at a time. */
export const seatGuests = async (
  url: string,
  restaurant: Restaurant,
  count: number,
): Promise<readonly Guest[]> => {
  const guests: Guest[] = []
  while (guests.length < count) {
    const some = Array.from({ length: Math.min(10, count - guests.length) }, (_, more) =>
      seat(url, restaurant, guests.length + more),
    )
    guests.push(...(await Promise.all(some)))
  }
  return guests
}

const orderOnce = async (
  { caller, session }: Guest,
  { dish }: Restaurant,
  promises: Promises,
): Promise<void> => {
  const { order } = await caller.create<OrderResult>('tableSessions/order', {
    session,
    cart: [{ id: `line-${newIdempotencyKey()}`, product: dish, quantity: 1 }],
    idempotencyKey: newIdempotencyKey(),
  })
  promises.addOrder(order)
}

/** How long orders may still be under way after the last was due, in ms. */
const drainLimit = 60_000

/**
 * Orders at a rate for some time, whether or not earlier orders have been acknowledged. Returns how long each took that was
 * acknowledged, in ms, from the moment at which it was due, sorted.
 */
export const orderAtRate = async (
  guests: readonly Guest[],
  restaurant: Restaurant,
  promises: Promises,
  { perSecond, forMs }: { readonly perSecond: number; readonly forMs: number },
): Promise<readonly number[]> => {
  const times: number[] = []
  const running: Promise<void>[] = []
  const start = performance.now()
  const count = Math.floor((perSecond * forMs) / 1000)
  for (let at = 0; at < count; at += 1) {
    const due = start + (at * 1000) / perSecond
    if (due > performance.now()) await sleep(due - performance.now())
    const guest = guests[at % guests.length]
    if (!guest) throw new Error('nobody is seated')
    const order = async () => {
      await orderOnce(guest, restaurant, promises)
      times.push(performance.now() - due)
    }
    running.push(order())
  }
  await Promise.race([Promise.all(running), sleep(drainLimit, undefined, { ref: false })])
  return times.toSorted((one, other) => one - other)
}
