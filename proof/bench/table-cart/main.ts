/**
 * Has 20 phones at one table edit their shared cart, on a network that takes 300 ms and breaks off every twentieth call before
 * its response. Counts what is lost or doubled, and measures when the others see an edit: from when it leaves the phone's
 * network to when another phone receives it, without the 300 ms of the two networks.
 */
import type {
  CreateOrResumeResult,
  EditTableCartResult,
  TableCart,
  TableCartChange,
  TableGuest,
} from '@comanda/contract'
import { moonRice } from '@comanda/demo'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { ask, openSockets } from '../server/socket.ts'
import { median } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'

const PHONES = 20
const EACH = 25
const DELAY_MS = 300
const RESETS = 0.05
const LIMIT_MS = 300

const newId = (): string => randomBytes(9).toString('hex')

const { shops, tableViewItems, products } = moonRice
const shop = shops[0]?._id ?? ''
const table = tableViewItems[0]?._id ?? ''
const dish = products.find(
  ({ stock, sections, timeConditions, options }) =>
    !stock && !sections?.length && !timeConditions && !options?.length,
)?._id

/** A guest's phone, whose connection may break off. */
class Phone {
  readonly key = randomBytes(24).toString('base64url')
  guest = ''
  #socket: Socket
  readonly #url: string
  readonly #hear: (change: TableCartChange) => void

  constructor(url: string, socket: Socket, hear: (change: TableCartChange) => void) {
    this.#url = url
    this.#socket = socket
    this.#hear = hear
  }

  call<T>(path: string, data: object): Promise<T> {
    return ask<T>(this.#socket, 'create', path, data, {})
  }

  async subscribe(session: string): Promise<TableCart> {
    this.#socket.off('tableCarts patched')
    this.#socket.on('tableCarts patched', this.#hear)
    return this.call('tableCarts/subscribe', { session, guestKey: this.key })
  }

  /** Breaks the connection off, so that a response is lost, and opens another. */
  async #reset(session: string): Promise<void> {
    this.#socket.close()
    const [socket] = await openSockets(this.#url, 1)
    if (!socket) throw new Error('no connection')
    this.#socket = socket
    await this.subscribe(session)
  }

  /** Sends an action until its response arrives, over a slow network. Calls `onSent` each time that it leaves it. */
  async edit(session: string, action: object, onSent?: () => void): Promise<EditTableCartResult> {
    const data = { session, guestKey: this.key, actions: [action] }
    for (;;) {
      await wait(DELAY_MS / 2)
      onSent?.()
      const response = this.call<EditTableCartResult>('tableCarts/edit', data)
      if (Math.random() >= RESETS) {
        const result = await response
        await wait(DELAY_MS / 2)
        return result
      }
      response.catch(() => undefined)
      await wait(Math.random() * 20)
      await this.#reset(session)
    }
  }

  close(): void {
    this.#socket.close()
  }
}

await withServer(async ({ url }) => {
  /** When each dish was sent, and how long after that others saw it, in ms. */
  const sent = new Map<string, number>()
  const seen: number[] = []
  const hear = ({ dishes }: TableCartChange): void => {
    for (const { id } of dishes) {
      const at = sent.get(id)
      if (at !== undefined) seen.push(performance.now() - at)
    }
  }
  const sockets = await openSockets(url, PHONES)
  const phones = sockets.map((socket) => new Phone(url, socket, hear))
  const [host] = phones
  if (!host || dish === undefined) throw new Error('the demo has no table with a shared cart')
  let session = ''
  for (const phone of phones) {
    const scan = { viewItem: table, shop, date: new Date().toISOString(), guestKey: phone.key }
    try {
      const entered = await phone.call<CreateOrResumeResult>('tableSessions/createOrResume', scan)
      session = entered.session._id
      phone.guest = entered.guest?._id ?? ''
    } catch (error) {
      const { data } = JSON.parse((error as Error).message) as { data: { guest: TableGuest } }
      phone.guest = data.guest._id
      await host.call('tableGuests/admit', { guest: phone.guest, guestKey: host.key })
    }
    await phone.subscribe(session)
  }
  const start = performance.now()
  let acknowledged = 0
  /** The dishes that were added, and not removed again. */
  const expected = new Set<string>()
  await Promise.all(
    phones.map(async (phone) => {
      for (let count = 0; count < EACH; count += 1) {
        const id = newId()
        // A remark of its own keeps each dish apart: one that is lost or doubled is seen.
        const line = { id, product: dish, quantity: 1, customRemark: id }
        const add = { id: newId(), type: 'add', lines: [line] }
        const { results } = await phone.edit(session, add, () => sent.set(id, performance.now()))
        if (results[0]?.line === id) acknowledged += 1
        expected.add(id)
        // A cart has 300 lines at most.
        if (count % 2 === 0) continue
        await phone.edit(session, { id: newId(), type: 'remove', line: id })
        expected.delete(id)
      }
    }),
  )
  const took = performance.now() - start
  const { dishes } = await host.subscribe(session)
  const found = new Set(dishes.map(({ id }) => id))
  const lost = [...expected].filter((id) => !found.has(id)).length
  const doubled = dishes.filter(
    ({ id, lines: [top] }) => !expected.has(id) || top?.quantity !== 1,
  ).length
  for (const phone of phones) phone.close()
  const sorted = seen.toSorted((one, other) => one - other)
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const actions = PHONES * EACH
  console.log(
    `${PHONES} phones, ${actions} dishes in ${(took / 1000).toFixed(1)} s, every twentieth call broken off`,
  )
  const isWhole = acknowledged === actions && lost === 0 && doubled === 0
  console.log(
    `${isWhole ? 'ok  ' : 'FAIL'} ${actions - acknowledged} not acknowledged, ${lost} lost, ${doubled} doubled`,
  )
  const isMet = late <= LIMIT_MS
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} an edit is seen by the others in ${median(sorted).toFixed(0)} ms, at p95 in ${late.toFixed(0)} ms ≤ ${LIMIT_MS}`,
  )
  if (!isWhole || !isMet) process.exitCode = 1
})
