import { newIdempotencyKey } from '../../caller/caller.ts'
import type { Attack } from '../attack.ts'
import { openPlainShop } from '../plain-shop.ts'
import { call, openSocket } from '../socket.ts'

interface Entered {
  readonly session: { readonly _id: string }
}

/** A stranger has a photograph of a table's code, from before its guests came. */
export const attack: Attack = {
  name: 'old-table-code',
  says: 'a stranger enters by a photographed code of a table, and orders',
  run: async ({ url, restaurant: { owner } }) => {
    const { shop, table, dish } = await openPlainShop(owner, 1_000)
    const [guest, stranger] = [await openSocket(url), await openSocket(url)]
    const enter = (socket: typeof guest) => {
      const data = { shop, viewItem: table, date: new Date().toISOString() }
      return call<Entered>(socket, ['create', 'tableSessions/createOrResume', data, {}])
    }
    const { session } = await enter(guest)
    const order = (quantity: number) => {
      const cart = [{ id: '1', product: dish, quantity }]
      const data = { session: session._id, cart, idempotencyKey: newIdempotencyKey() }
      const placed = call(stranger, ['create', 'tableSessions/order', data, {}])
      return placed.then(() => quantity).catch(() => 0)
    }
    const dishes = await order(50)
    await owner.patch(`shops/${shop}`, { onlineRequiresPresence: true })
    const isIn = await enter(stranger).then(
      () => 1,
      () => 0,
    )
    for (const socket of [guest, stranger]) socket.close()
    return [
      { what: 'dishes of one order by a stranger', value: dishes, unit: 'dishes', limit: 20 },
      {
        what: 'strangers at the table if presence is required',
        value: isIn,
        unit: 'strangers',
        limit: 0,
      },
    ]
  },
}
