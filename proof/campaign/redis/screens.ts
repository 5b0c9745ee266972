import { io, type Socket } from 'socket.io-client'
import type { Shop } from './shops.ts'

interface Dish {
  readonly name: readonly { readonly value: string }[]
}

interface Order {
  readonly _id: string
  readonly createTime: string
}

/** How long after an event of the dish it is read again, in ms: the apps do so after 5 s. */
const refreshDelay = 1000

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
 * A kitchen's screen: its shop's dish and number of orders. It reads them when it connects. Then it applies the events of
 * orders, and reads the dish again after its events, as the apps do with a menu.
 */
export class Screen {
  readonly name: string
  readonly shop: Shop
  /** The name of the dish that it shows. */
  dish = ''
  disconnects = 0
  /** Why it could not read what it shows. */
  failure: unknown
  readonly #socket: Socket
  readonly #orders = new Set<string>()
  readonly #token: string
  #refresh: ReturnType<typeof setTimeout> | undefined

  constructor(url: string, shop: Shop, token: string) {
    this.name = `a screen of ${shop.id} at ${url}`
    this.shop = shop
    this.#token = token
    this.#socket = io(url, {
      path: '/api/socket.io',
      transports: ['websocket'],
      forceNew: true,
      randomizationFactor: 1,
    })
    this.#socket.on('connect', () => this.#try(() => this.#load()))
    this.#socket.on('disconnect', () => {
      this.disconnects += 1
    })
    this.#socket.on('orders created', ({ _id }: Order) => this.#orders.add(_id))
    // A dish has no version, by which its event and a response that cross could be put in order: it is read again.
    this.#socket.on('products patched', () => {
      clearTimeout(this.#refresh)
      this.#refresh = setTimeout(() => this.#try(() => this.#loadDish()), refreshDelay)
    })
  }

  get orders(): number {
    return this.#orders.size
  }

  close(): void {
    clearTimeout(this.#refresh)
    this.#socket.close()
  }

  async #load(): Promise<void> {
    const { id } = this.shop
    const token = { strategy: 'jwt', accessToken: this.#token }
    await call(this.#socket, 'create', 'authentication', token, {})
    await call(this.#socket, 'create', 'shops/subscribe', { item: id }, {})
    await this.#loadDish()
    await this.#loadOrders('')
  }

  async #loadDish(): Promise<void> {
    const { name } = await call<Dish>(this.#socket, 'get', 'products', this.shop.dish, {})
    this.dish = name[0]?.value ?? ''
  }

  /** Reads something. What a disconnect interrupts is read again once it is connected again. */
  #try(read: () => Promise<void>): void {
    const { id } = this.#socket
    read().catch((error: unknown) => {
      if (this.#socket.id === id) this.failure = error
    })
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
