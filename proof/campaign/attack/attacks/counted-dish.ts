import { setTimeout as sleep } from 'node:timers/promises'
import { newIdempotencyKey } from '../../caller/caller.ts'
import { openAudience } from '../../rush/audience.ts'
import { processorOf } from '../../run/processor-of.ts'
import type { Attack, World } from '../attack.ts'
import { call, openSocket } from '../socket.ts'

const phones = 1000
const orders = 100

/** Orders a dish at a table ten times a second. Returns the server's processor time for each order, in ms. */
const orderOften = async ({ url, server, restaurant }: World, product: string): Promise<number> => {
  const { shop, owner } = restaurant
  const table = await owner.create<{ _id: string }>('tableViewItems', { shop, name: product })
  const socket = await openSocket(url)
  const scan = { shop, viewItem: table._id, date: new Date().toISOString() }
  const seated = ['create', 'tableSessions/createOrResume', scan, {}] as const
  const { session } = await call<{ session: { _id: string } }>(socket, seated)
  const before = processorOf(server.process.pid)
  for (let at = 0; at < orders; at += 1) {
    const cart = [{ id: `line-${at}`, product, quantity: 1 }]
    const order = { session: session._id, cart, idempotencyKey: newIdempotencyKey() }
    const [placed] = await Promise.all([
      call<{ order: { _id: string } }>(socket, ['create', 'tableSessions/order', order, {}]),
      sleep(100),
    ])
    if (!placed.order) throw new Error('an order was not placed')
  }
  await sleep(1000)
  socket.close()
  return (processorOf(server.process.pid) - before) / orders
}

/** A dish whose stock is counted, ordered again and again while 1,000 phones show the menu. */
export const attack: Attack = {
  name: 'counted-dish',
  says: 'a counted dish is ordered ten times a second while 1,000 phones show it',
  run: async (world) => {
    const { campaign, url, restaurant } = world
    const { shop, dish, owner } = restaurant
    const name = [{ lang: 'en', value: 'Tea' }]
    const { _id: tea } = await owner.create<{ _id: string }>('products', { shop, name, price: 20 })
    const audience = await openAudience(campaign, url, restaurant, phones)
    const uncounted = await orderOften(world, tea)
    const counted = await orderOften(world, dish)
    const { quantity } = (await owner.get<{ stock: { quantity: number } }>(`productStocks/${dish}`))
      .stock
    await sleep(2000)
    const shown = (await audience.quantities())[quantity] ?? 0
    audience.close()
    return [
      {
        what: 'processor for an order of a counted dish beyond that of another',
        value: counted - uncounted,
        unit: 'ms',
        limit: 6,
      },
      {
        what: 'phones that show what is left 2 s later',
        value: shown,
        unit: 'phones',
        limit: phones,
        isLeast: true,
      },
    ]
  },
}
