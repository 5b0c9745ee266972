import { staffAccounts } from '@comanda/demo'

const account = staffAccounts.find(({ staff }) => staff?.some((entry) => entry.role === 'owner'))

/** The owner, at work elsewhere: what changes in the restaurant while a diner sits there. */
export class Owner {
  readonly #url: string
  #token: string | undefined

  constructor(url: string) {
    this.#url = url
  }

  async #call<T>(method: string, path: string, data?: object): Promise<T> {
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as T
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

  /** How many orders the shop has. */
  async countOrders(shop: string): Promise<number> {
    const { total } = await this.#call<{ total: number }>('GET', `orders?shop=${shop}&$limit=1`)
    return total
  }
}
