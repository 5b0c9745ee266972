import { newIdempotencyKey } from '../../caller/caller.ts'
import type { Attack } from '../attack.ts'
import { openPlainShop, repeat, succeeded } from '../plain-shop.ts'
import { call, openSocket } from '../socket.ts'

/** A client that sends no restore keys orders the special of the day 400 times and never pays. */
export const attack: Attack = {
  name: 'unpaid-orders',
  says: 'a client without restore keys sends 400 unpaid take-away orders',
  run: async ({ url, restaurant: { owner } }) => {
    const { shop, dish } = await openPlainShop(owner, 400)
    const order = () => ({
      shop,
      type: 'takeAway',
      cart: [{ id: '1', product: dish, quantity: 1 }],
      idempotencyKey: newIdempotencyKey(),
    })
    const socket = await openSocket(url)
    const of = (one: typeof socket) => () =>
      call(one, ['create', 'tableSessions/create', order(), {}])
    const byOne = succeeded(await repeat(400, of(socket)))
    socket.close()
    const others = await Promise.all(Array.from({ length: 20 }, () => openSocket(url)))
    const guests = await Promise.allSettled(others.map((other) => of(other)()))
    for (const other of others) other.close()
    const what = 'of 20 other guests of the same address who could order'
    return [
      { what: 'orders of one connection', value: byOne, unit: 'orders', limit: 20 },
      { what, value: succeeded(guests), unit: 'guests', limit: 20, isLeast: true },
    ]
  },
}
