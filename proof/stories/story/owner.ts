import { demo, staffAccounts } from '@comanda/demo'
import { hongKong } from './shop.ts'

const account = staffAccounts.find(({ staff }) => staff?.some((entry) => entry.role === 'owner'))

/** The owner, who changes the restaurant over REST while a diner uses the app. */
export class Owner {
  readonly #url: string
  #token: string | undefined

  constructor(url: string) {
    this.#url = url
  }

  async #call<T>(method: string, path: string, data?: object): Promise<T> {
    const response = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as T
  }

  async signIn(): Promise<this> {
    const { accessToken } = await this.#call<{ accessToken: string }>('POST', 'authentication', {
      strategy: 'local',
      email: account?.email,
      password: account?.password,
    })
    this.#token = accessToken
    return this
  }

  async change(path: string, id: string, data: object): Promise<void> {
    await this.#call('PATCH', `${path}/${id}`, data)
  }

  /** Brings the bill of a table to that of another. */
  async merge(from: string, into: string): Promise<void> {
    await this.#call('POST', 'tableSessions/merge', { from, into })
  }

  /** Adds a table to the shop and returns its id, which is its printed code. */
  async addTable(name: string): Promise<string> {
    const data = { shop: hongKong._id, name }
    const { _id } = await this.#call<{ _id: string }>('POST', 'tableViewItems', data)
    return _id
  }

  /** Adds a station to the kitchen of the shop and returns its id. */
  async addStation(data: object): Promise<string> {
    const { _id } = await this.#call<{ _id: string }>('POST', 'stations', {
      shop: hongKong._id,
      ...data,
    })
    return _id
  }

  /** Credits a member's balance at the shop. */
  async giveBalance(email: string, amount: number): Promise<void> {
    const { data } = await this.#call<{ data: { _id: string }[] }>(
      'GET',
      `users?email=${encodeURIComponent(email)}`,
    )
    const { _id: user } = data[0] ?? {}
    const { _id: shop, currency } = hongKong
    const key = { idempotencyKey: `story-balance-${user}-${amount}` }
    await this.#call('POST', 'balanceRecords', {
      ...key,
      user,
      shop,
      amount,
      currency,
      note: 'Story',
    })
  }

  /** Seats the guests of the latest booking of a name at a table, and returns their session. */
  async seatBooking(text: string, table: string): Promise<string> {
    const { reservations } = await this.#call<{ reservations: { _id: string }[] }>(
      'POST',
      'reservations/search',
      { shop: hongKong._id, text },
    )
    const { session } = await this.#call<{ session: string }>('POST', 'reservations/seat', {
      reservation: reservations[0]?._id,
      table,
    })
    return session
  }

  /** Returns the number of orders of the shop. */
  async countOrders(shop: string): Promise<number> {
    const { total } = await this.#call<{ total: number }>('GET', `orders?shop=${shop}&$limit=1`)
    return total
  }

  /** Begins to prepare the last order of a session. */
  async prepare(session: string): Promise<void> {
    const { data } = await this.#call<{ data: { _id: string }[] }>(
      'GET',
      `orders?session=${session}&$limit=1&$sort[createTime]=-1`,
    )
    await this.change('orders', data[0]?._id ?? '', { status: 'preparing' })
  }

  /** Completes a take-away order, found by its contact name, and takes the payment. */
  async handOver(contactName: string): Promise<void> {
    const { data } = await this.#call<{
      data: { _id: string; session: string; contactName?: string }[]
    }>('GET', `orders?shop=${hongKong._id}&$limit=20&$sort[createTime]=-1`)
    const { _id = '', session = '' } = data.find((order) => order.contactName === contactName) ?? {}
    for (const status of ['preparing', 'ready', 'completed'])
      await this.change('orders', _id, { status })
    await this.#takeMoney(session)
  }

  /** Takes the payment of a top-up by its order number. */
  async takeTopUp(number: string): Promise<void> {
    const { data } = await this.#call<{
      data: { _id: string; orders: { number: string }[] }[]
    }>('GET', `tableSessions?shop=${hongKong._id}&type=topUp&$limit=50&$sort[createTime]=-1`)
    const found = data.find(({ orders }) => orders.some((order) => order.number === number))
    await this.#takeMoney(found?._id ?? '')
  }

  /** Confirms a payment whose money the bank's app shows, with the bank's reference. */
  async confirmPayment(attempt: string, reference: string): Promise<void> {
    await this.#call('POST', 'paymentAttempts/confirm', { attempt, reference })
  }

  /** Takes the outstanding amount of a session at the counter. */
  async #takeMoney(session: string): Promise<void> {
    const { outstanding } = await this.#call<{ outstanding: number }>(
      'GET',
      `tableSessions/${session}`,
    )
    await this.#call('POST', 'tableSessions/pay', {
      session,
      paymentMethod: demo.paymentMethods.find(({ type }) => type === 'counter')?._id,
      amount: outstanding,
      idempotencyKey: `story-${session}`,
    })
  }
}
