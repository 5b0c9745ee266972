import type { Menu } from '@comanda/contract'
import { completeOptions } from '@comanda/demo'
import { menuAt } from '@comanda/engine/catalog'
import type { RunningServer } from '../../server/running-server.ts'
import { call } from './paired-device.ts'
import { passNight } from './passing-time.ts'
import { dishId, hongKong } from './shop.ts'

/** Sells some dishes to take away, often enough that they are the popular ones on the day that is then (CAT-4.11). */
export const sellOften = async (
  server: RunningServer,
  dishes: readonly string[],
): Promise<void> => {
  const { url } = server
  const shop = hongKong._id
  const menu = (await (await fetch(`${url}/api/menus/${shop}`)).json()) as Menu
  const session = { type: 'takeAway' } as const
  const context = menuAt({ ...menu, session, now: new Date().toISOString() })
  const cart = dishes.map((dish, at) => {
    const product = context.products.get(dishId(dish))
    if (!product) throw new Error(`${dish} is not on the menu`)
    const options = completeOptions(product, context)
    return { id: String(at), product: product._id, quantity: 1, options }
  })
  const order = { shop, type: 'takeAway', contactName: 'Mei', cart }
  for (let sold = 0; sold < 5; sold += 1) {
    const { _id } = await call(url, 'tableSessions/create', order)
    if (_id === undefined) throw new Error('an order was refused')
  }
  await passNight(server)
}
