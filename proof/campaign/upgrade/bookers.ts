import { setTimeout as sleep } from 'node:timers/promises'
import { Caller, CallRefused, newIdempotencyKey } from '../caller/caller.ts'
import { dinner } from '../load/open-book.ts'
import type { Restaurant } from '../load/restaurant.ts'

const dayMs = 86_400_000

/** Staff who book for guests, and who read lists, until they are stopped. */
export interface Bookers {
  readonly booked: readonly string[]
  readonly listsRead: () => number
  /** Rejects when a server refuses a call; resolves after `stop`. */
  readonly working: Promise<unknown>
  stop(): Promise<void>
}

export const startBookers = (urls: readonly string[], restaurant: Restaurant): Bookers => {
  const { shop, ownerToken, members } = restaurant
  const stopping = new AbortController()
  const booked: string[] = []
  let listsRead = 0
  const again = async (caller: Caller, round: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await round()
      await sleep(20)
    }
    caller.close()
  }
  const staff = new Caller(urls, 0, ownerToken)
  const book = async () => {
    const day = Date.now() + dayMs * (2 + Math.floor(Math.random() * 25))
    const data = {
      shop,
      adults: 2,
      children: 0,
      babyStools: 0,
      date: new Date(day).toISOString().slice(0, 10),
      diningSession: dinner,
      time: `${18 + Math.floor(Math.random() * 3)}:00`,
      name: 'Chan',
      phone: '91234567',
      termsAccepted: true,
      idempotencyKey: newIdempotencyKey(),
    }
    try {
      booked.push((await staff.create<{ readonly _id: string }>('reservations/create', data))._id)
    } catch (error) {
      if (!(error instanceof CallRefused && error.code === 'slotFull')) throw error
    }
  }
  const reader = new Caller(urls, 1, ownerToken)
  const read = async () => {
    await reader.find('orders', { shop, $limit: 20 })
    await reader.find('tableSessions', { shop, $limit: 20 })
    await reader.find('reservations', { shop, $limit: 20 })
    await reader.get('menus', shop)
    listsRead += 4
  }
  const member = new Caller(urls, 0, members[0]?.accessToken)
  const history = async () => {
    for (const path of ['tableSessions', 'userCoupons', 'pointRecords', 'balanceRecords']) {
      await member.find(path, { user: members[0]?.user, $limit: 20 })
      listsRead += 1
    }
  }
  const working = Promise.all([again(staff, book), again(reader, read), again(member, history)])
  working.catch(() => undefined)
  return {
    booked,
    listsRead: () => listsRead,
    working,
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}
