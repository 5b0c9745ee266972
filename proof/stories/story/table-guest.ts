import { randomUUID } from 'node:crypto'
import { demo } from '@comanda/demo'

type Body = Readonly<Record<string, unknown>>

/** Sends a call of the server and returns its response, also an error. */
const send = async (url: string, path: string, data: object): Promise<Body> => {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  return (await response.json()) as Body
}

interface AskedGuest {
  readonly _id: string
  readonly status: string
}

/** A table of a shop, by their ids. */
export interface SharedTable {
  readonly shop: string
  readonly table: string
}

/** A guest of a table without a screen: somebody's own client, written from the description of the API alone. */
export class TableGuestClient {
  readonly #url: string
  readonly #key = randomUUID()
  readonly #at: SharedTable
  guest: AskedGuest = { _id: '', status: '' }
  session = ''

  constructor(url: string, at: SharedTable) {
    this.#url = url
    this.#at = at
  }

  async #call(path: string, data: object): Promise<Body> {
    const body = await send(this.#url, path, { guestKey: this.#key, ...data })
    if ('name' in body && 'className' in body) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }

  /** Scans the code of the table and asks to join, under a name if one is given: the first is the host, others wait. */
  async join(name?: string): Promise<this> {
    const { shop, table } = this.#at
    const scan = await send(this.#url, 'tableCodes/scan', { shop, code: table })
    const body = await send(this.#url, 'tableSessions/createOrResume', {
      shop,
      viewItem: scan['code'],
      date: scan['validFrom'],
      guestKey: this.#key,
      ...(name === undefined ? {} : { guestName: name }),
    })
    const data = (body['data'] ?? body) as { guest?: AskedGuest }
    if (!data.guest) throw new Error(`no guest: ${JSON.stringify(body)}`)
    this.guest = data.guest
    const entered = body['session'] as { _id: string } | undefined
    if (entered) this.session = entered._id
    return this
  }

  /** Enters once it was let in. */
  async enter(): Promise<void> {
    const { session } = await this.#call('tableGuests/enter', { guest: this.guest._id })
    this.session = String(session)
  }

  /** Lets somebody in. */
  async admit(guest: string): Promise<void> {
    await this.#call('tableGuests/admit', { guest })
  }

  async ready(isReady: boolean): Promise<void> {
    await this.#call('tableGuests/ready', { guest: this.guest._id, isReady })
  }

  async leave(): Promise<void> {
    await this.#call('tableGuests/leave', { guest: this.guest._id })
  }

  /** Who is at the table and asks to join it. */
  async guests(): Promise<readonly AskedGuest[]> {
    const { guests } = await this.#call('tableCarts/subscribe', { session: this.session })
    return guests as readonly AskedGuest[]
  }

  /** Adds a dish without options by its English name, and returns its line. */
  async add(dish: string): Promise<string> {
    const product = demo.products.find(
      ({ shop, name }) =>
        shop === this.#at.shop && name.some(({ lang, value }) => lang === 'en' && value === dish),
    )
    const id = randomUUID()
    const lines = [{ id, product: product?._id, quantity: 1 }]
    const actions = [{ id: randomUUID(), type: 'add', lines }]
    const { results } = await this.#call('tableCarts/edit', { session: this.session, actions })
    const [{ line = '', error } = {}] = results as readonly { line?: string; error?: string }[]
    if (error !== undefined) throw new Error(`${dish} was not added: ${error}`)
    return line
  }
}
