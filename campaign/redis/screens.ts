import { io, type Socket } from 'socket.io-client'
import type { Shop } from './shops.ts'

interface Dish {
  readonly _id: string
  readonly name: readonly { readonly value: string }[]
}

interface Order {
  readonly _id: string
  readonly createTime: string
}

type Answer = (error: unknown, result: unknown) => void

const call = <T>(socket: Socket, ...words: readonly unknown[]): Promise<T> =>
  new Promise((resolve, reject) => {
    const answer: Answer = (error, result) =>
      error ? reject(new Error(JSON.stringify(error))) : resolve(result as T)
    socket.timeout(10_000).emit(...(words as [string]), (late: unknown, ...given: unknown[]) => {
      if (late) reject(new Error('no response'))
      else answer(given[0], given[1])
    })
  })

/**
 * A kitchen's screen: its shop's dish and number of orders, as the apps show them. It reads them when it connects, and
 * then applies events.
 */
export class Screen {
  readonly shop: Shop
  /** The name of the dish that it shows. */
  dish = ''
  disconnects = 0
  /** Why it could not read what it shows. */
  failure: unknown
  readonly #socket: Socket
  readonly #orders = new Set<string>()
  readonly #token: string

  constructor(url: string, shop: Shop, token: string) {
    this.shop = shop
    this.#token = token
    this.#socket = io(url, {
      path: '/api/socket.io',
      transports: ['websocket'],
      forceNew: true,
      randomizationFactor: 1,
    })
    this.#socket.on(
      'connect',
      () => void this.#load().catch(() => this.#socket.disconnect().connect()),
    )
    this.#socket.on('disconnect', () => {
      this.disconnects += 1
    })
    this.#socket.on('orders created', ({ _id }: Order) => this.#orders.add(_id))
    this.#socket.on('products patched', ({ _id, name }: Dish) => {
      if (_id === shop.dish) this.dish = name[0]?.value ?? ''
    })
  }

  get orders(): number {
    return this.#orders.size
  }

  close(): void {
    this.#socket.close()
  }

  async #load(): Promise<void> {
    const { id, dish } = this.shop
    const token = { strategy: 'jwt', accessToken: this.#token }
    await call(this.#socket, 'create', 'authentication', token, {})
    await call(this.#socket, 'create', 'shops/subscribe', { item: id }, {})
    const { name } = await call<Dish>(this.#socket, 'get', 'products', dish, {})
    this.dish = name[0]?.value ?? ''
    await this.#loadOrders('')
  }

  /** Reads the orders since a time, the earliest first. */
  async #loadOrders(since: string): Promise<void> {
    const query = {
      shop: this.shop.id,
      $sort: { createTime: 1, _id: 1 },
      $limit: 100,
      ...(since === '' ? {} : { createTime: { $gte: since } }),
    }
    const { data } = await call<{ data: readonly Order[] }>(this.#socket, 'find', 'orders', query)
    for (const { _id } of data) this.#orders.add(_id)
    if (data.length === 100) await this.#loadOrders(data.at(-1)?.createTime ?? '')
  }
}
