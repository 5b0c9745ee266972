import { newIdempotencyKey } from '../../caller/caller.ts'
import type { Attack } from '../attack.ts'
import { openPlainShop } from '../plain-shop.ts'
import { call, openSocket } from '../socket.ts'

/** One order of 9,999 portions, in one line, in many lines and as large as it is taken. */
export const attack: Attack = {
  name: 'portions',
  says: 'one order takes 9,999 portions',
  run: async ({ url, restaurant: { owner } }) => {
    const { shop, dish } = await openPlainShop(owner, 10_000)
    const socket = await openSocket(url)
    const take = async (quantities: readonly number[]): Promise<number> => {
      const cart = quantities.map((quantity, at) => ({ id: `line-${at}`, product: dish, quantity }))
      const data = { shop, type: 'takeAway', cart, idempotencyKey: newIdempotencyKey() }
      const placed = call(socket, ['create', 'tableSessions/create', data, {}])
      const total = quantities.reduce((sum, one) => sum + one, 0)
      return placed.then(() => total).catch(() => 0)
    }
    const inOneLine = await take([9_999])
    const inManyLines = await take(Array.from({ length: 300 }, () => 1))
    const asTheShopSays = await take([20])
    socket.close()
    return [
      { what: 'portions by one line', value: inOneLine, unit: 'portions', limit: 20 },
      { what: 'portions by 300 lines', value: inManyLines, unit: 'portions', limit: 20 },
      { what: 'a party orders', value: asTheShopSays, unit: 'portions', limit: 20, isLeast: true },
    ]
  },
}
