import { type Client, connect } from '../../wire/client/connect.ts'
import { idOf } from '../../wire/client/fields.ts'
import { unique } from '../../wire/restaurant/text.ts'

/** The shop of a currency, with one dish of 100. */
export interface Shop {
  readonly shop: string
  readonly dish: string
}

/** A kitchen's screen: it counts how often each order has arrived. */
export class Kitchen {
  readonly #client: Client
  readonly #arrivals = new Map<string, number>()

  private constructor(client: Client) {
    this.#client = client
    for (const kind of ['created', 'patched'])
      client.on('orders', kind, (order) => {
        if (order['status'] !== 'received') return
        const id = idOf(order)
        this.#arrivals.set(id, (this.#arrivals.get(id) ?? 0) + 1)
      })
  }

  /** Opens the screen of some shops, for a manager of them all. */
  static async open(url: string, owner: Client, shops: readonly Shop[]): Promise<Kitchen> {
    const account = { email: `kitchen-${unique()}@faults.example`, password: 'Wire-Kitchen-8' }
    const staff = shops.map(({ shop }) => ({ role: 'manager', shop }))
    await owner.create('users', { ...account, staff })
    const client = connect(url)
    await client.signIn(account)
    const kitchen = new Kitchen(client)
    for (const { shop } of shops) await client.create('shops/subscribe', { item: shop })
    return kitchen
  }

  /** Returns how often an order has arrived. */
  arrivalsOf(order: string): number {
    return this.#arrivals.get(order) ?? 0
  }

  close(): void {
    this.#client.close()
  }
}
