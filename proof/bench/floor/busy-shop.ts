import { randomBytes } from 'node:crypto'
import type { CreateOrResumeResult, Order, OrderResult } from '@comanda/contract'
import { staffAccounts } from '@comanda/demo'
import type { Socket } from 'socket.io-client'
import { openDemoShop } from '../server/demo-shop.ts'
import { ask, openSockets } from '../server/socket.ts'

const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))

/** A shop whose tables are laid and whose guests order. */
export interface BusyShop {
  readonly shop: string
  /** An order at one table after another. */
  readonly order: () => Promise<void>
  /** The next step of the order that has waited longest. */
  readonly step: () => Promise<void>
  readonly close: () => void
}

const next: Readonly<Record<string, string>> = { received: 'preparing', preparing: 'ready' }

const create = <T>(by: Socket, path: string, data: object) => ask<T>(by, 'create', path, data, {})

/** Opens a shop with so many tables, and guests with an order each at some of them. */
export const busyShop = async (
  url: string,
  { tables, guests }: { readonly tables: number; readonly guests: number },
): Promise<BusyShop> => {
  const { shop, dishes } = await openDemoShop(url)
  const [diner, staff] = (await openSockets(url, 2)) as [Socket, Socket]
  const signIn = { strategy: 'local', email: owner?.email, password: owner?.password }
  await ask(staff, 'create', 'authentication', signIn, {})
  const found = await ask<{ _id: string }[]>(staff, 'find', 'tableViewItems', { shop })
  const items = found.map(({ _id }) => _id)
  while (items.length < tables) {
    const name = `B${items.length}`
    items.push((await create<{ _id: string }>(staff, 'tableViewItems', { shop, name }))._id)
  }
  const orders: Pick<Order, '_id' | 'status'>[] = []
  const sessions: string[] = []
  const order = async (session: string): Promise<void> => {
    const cart = dishes
      .slice(0, 4)
      .map((product, line) => ({ id: `${line}`, product, quantity: 1 + (line % 2) }))
    const idempotencyKey = randomBytes(12).toString('hex')
    const placed = await create<OrderResult>(diner, 'tableSessions/order', {
      session,
      cart,
      idempotencyKey,
    })
    orders.push(placed.order)
  }
  for (const viewItem of items.slice(0, guests)) {
    const date = new Date().toISOString()
    const { session } = await create<CreateOrResumeResult>(diner, 'tableSessions/createOrResume', {
      viewItem,
      shop,
      date,
      capacity: 2,
    })
    sessions.push(session._id)
    await order(session._id)
  }
  let at = 0
  return {
    shop,
    order: () => order(sessions[at++ % sessions.length] ?? ''),
    step: async () => {
      const first = orders.shift()
      const status = first && next[first.status]
      if (!first || !status) return
      orders.push(await ask<Order>(staff, 'patch', 'orders', first._id, { status }, {}))
    },
    close: () => {
      diner.close()
      staff.close()
    },
  }
}
