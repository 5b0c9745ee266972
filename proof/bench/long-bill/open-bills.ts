import { randomBytes } from 'node:crypto'
import { demo } from '@comanda/demo'
import type { Socket } from 'socket.io-client'
import { ask, openSockets } from '../server/socket.ts'
import type { Phones } from './received.ts'

interface Place {
  readonly url: string
  readonly shop: string
  readonly dishes: readonly string[]
  readonly asOwner: <T>(method: 'POST' | 'PATCH', path: string, data: object) => Promise<T>
}

/** A bill of a table that orders again and again. */
export interface OpenBill {
  readonly session: string
  readonly dishes: readonly string[]
  readonly phones: Phones
  /** How many lines it began with. */
  readonly lines: number
}

/** What one order may have at most, by the limits of a diner. */
const MOST = 40

export const orderRound = ({ session, dishes, phones }: OpenBill, lines: number) =>
  ask(phones.orders, 'create', 'tableSessions/order', {
    session,
    cart: Array.from({ length: lines }, (_, at) => ({
      id: randomBytes(12).toString('hex'),
      product: dishes[at % dishes.length],
      quantity: 1,
    })),
    idempotencyKey: randomBytes(30).toString('base64url'),
  })

const openPhones = async (url: string): Promise<Phones> => {
  const [[plain], [orders, asking]] = await Promise.all([
    openSockets(url, 1),
    openSockets(url, 2, { query: { sessions: 'changes' } }),
  ])
  if (!orders || !plain || !asking) throw new Error('no socket')
  return { orders, plain, asking }
}

/** From now on the phone is sent what is done with the bill. */
export const listen = (phone: Socket, session: string) =>
  ask(phone, 'create', 'tableSessions/subscribe', { item: session })

/** Opens a bill of each size at a table of its own, with a phone of our apps that listens to it. */
export const openBills = async (
  { url, shop, dishes, asOwner }: Place,
  sizes: readonly number[],
) => {
  const tables = demo.tableViewItems.filter((one) => one.shop === shop)
  const bills: OpenBill[] = []
  for (const [at, lines] of sizes.entries()) {
    const { session } = await asOwner<{ session: { _id: string } }>(
      'POST',
      'tableSessions/createOrResume',
      { viewItem: tables[at]?._id, shop, date: new Date().toISOString() },
    )
    const phones = await openPhones(url)
    const bill = { session: session._id, dishes, phones, lines }
    for (let left = lines; left > 0; left -= MOST) await orderRound(bill, Math.min(left, MOST))
    await listen(phones.asking, session._id)
    bills.push(bill)
  }
  return bills
}
