import { randomBytes } from 'node:crypto'
import { firstOwner } from '../load/first-owner.ts'
import { openBook } from '../load/open-book.ts'
import { newIdempotencyKey } from '../caller/caller.ts'
import { openRestaurant, type Restaurant } from '../load/restaurant.ts'
import { RestCaller } from '../load/rest.ts'
import type { BuiltServer } from '../server/built-server.ts'

/** Those who call, by what they may see. */
export interface People {
  readonly restaurant: Restaurant
  /** A session that a visitor has ordered, with its key and its order. */
  readonly session: string
  readonly restoreKey: string
  readonly order: string
  /** A printer that asks for its slips, and the path at which it does. */
  readonly printer: { readonly _id: string; readonly path: string }
  readonly callers: Readonly<Record<string, RestCaller>>
}

interface Ordered {
  readonly _id: string
  readonly restoreKey: string
  readonly order: { readonly _id: string }
}

const password = `${randomBytes(12).toString('hex')} Az 9`

/** Opens a restaurant, with staff of each role, a member, and staff who are members. */
export const openPeople = async (server: BuiltServer): Promise<People> => {
  const { url } = server
  const restaurant = await openRestaurant(url, 1, await firstOwner(server))
  const { owner, shop, dish, members } = restaurant
  const staff = async (role: string): Promise<RestCaller> => {
    const email = `${role}-${newIdempotencyKey()}@campaign.example`
    await owner.create('users', { email, password, staff: [{ role, shop }] })
    const caller = new RestCaller(url)
    await caller.signIn(email, password)
    return caller
  }
  await openBook(restaurant)
  const visitor = new RestCaller(url)
  const ordered = await visitor.create<Ordered>('tableSessions/create', {
    shop,
    type: 'takeAway',
    cart: [{ id: `line-${newIdempotencyKey()}`, product: dish, quantity: 1 }],
    idempotencyKey: newIdempotencyKey(),
  })
  const printed = { shop, name: 'Bar', kind: 'cloudPrnt', width: 80 }
  const { _id: printer } = await owner.create<{ _id: string }>('printers', printed)
  const polling = await owner.create<{ path: string }>('printers/pollingPath', { shop, printer })
  const member = new RestCaller(url, members[0]?.accessToken)
  const callers = {
    visitor,
    member,
    waiter: await staff('cashier'),
    cook: await staff('kitchen'),
    manager: await staff('manager'),
    owner,
  }
  return {
    restaurant,
    session: ordered._id,
    restoreKey: ordered.restoreKey,
    order: ordered.order._id,
    printer: { _id: printer, path: polling.path.replace('/api/', '') },
    callers,
  }
}
