import { randomBytes, randomInt } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'

type Row = Readonly<Record<string, string | null>>

const id = () => randomBytes(12).toString('hex')

/** Returns the rows that one order wrote, as text, without generated columns. */
const rowsOf = async (client: Client, table: string, session: string): Promise<Row[]> => {
  const column = table === 'table_sessions' ? '_id' : 'session'
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_identity = 'NO'`,
    [table],
  )
  const list = columns.map(({ name }) => `"${name}"::text`).join(', ')
  const { rows } = await client.query<Row>(`select ${list} from ${table} where ${column} = $1`, [
    session,
  ])
  return rows
}

const insert = (client: Client, table: string, rows: readonly Row[]) => {
  const names = Object.keys(rows[0] ?? {})
  const values = rows.map(
    (_, row) => `(${names.map((_name, at) => `$${row * names.length + at + 1}`).join(', ')})`,
  )
  const columns = names.map((name) => `"${name}"`).join(', ')
  return client.query(
    `insert into ${table} (${columns}) values ${values.join(', ')}`,
    rows.flatMap((row) => names.map((name) => row[name])),
  )
}

/** Counts an order for its device and its units, and in one of the rows of an address, as unpaid ones are counted. */
const countUnpaid = (client: Client, shop: string | null | undefined, device: string) =>
  client.query(
    `insert into order_limits (shop, key, count, most, until)
     select $1, key, 1, 1000000, now() + interval '15 minutes' from unnest($2::text[]) as counted (key) order by key
     on conflict (shop, key) do update set count = order_limits.count + excluded.count`,
    [shop, [device, `units of ${device}`, `bare address ${randomInt(8)}`]],
  )

/**
 * Opens connections that insert the rows of one order per transaction and nothing else: no checks, no pricing, no
 * socket.
 */
export const openBareOrders = async (
  settings: ClientConfig,
  session: string,
  workers: number,
): Promise<{ place: (worker: number) => Promise<void>; close: () => Promise<unknown> }> => {
  const clients = await Promise.all(
    Array.from({ length: workers }, async () => {
      const client = new Client(settings)
      await client.connect()
      return client
    }),
  )
  const [first] = clients
  if (!first) throw new Error('no worker')
  const sessions = await rowsOf(first, 'table_sessions', session)
  const orders = await rowsOf(first, 'orders', session)
  const lines = await rowsOf(first, 'session_lines', session)
  const events = await rowsOf(first, 'session_events', session)
  const tickets = await rowsOf(first, 'tickets', session)
  const { shop, business_day: day } = orders[0] ?? {}
  const { rows: keys } = await first.query<Row>(
    'select shop, scope, payload_hash, answer::text from idempotency_claims where answer::text like $1',
    [`%${session}%`],
  )
  const place = async (worker: number): Promise<void> => {
    const client = clients[worker] ?? first
    const of = { session: id(), order: id(), key: id() }
    const answer = keys[0]?.['answer']
    await client.query('begin')
    await client.query(
      `insert into idempotency_claims (shop, scope, key, payload_hash, slot) values ($1, $2, $3, $4, 0)
       on conflict do nothing`,
      [shop, keys[0]?.['scope'], of.key, keys[0]?.['payload_hash']],
    )
    const ofOrder = { session: of.session, order_id: of.order }
    const own = lines.map((line) => ({ ...line, ...ofOrder }))
    await insert(client, 'session_lines', own)
    await insert(client, 'table_sessions', [{ ...sessions[0], _id: of.session }])
    await insert(
      client,
      'session_events',
      events.map((event) => ({ ...event, session: of.session })),
    )
    await countUnpaid(client, shop, `bare device ${worker}`)
    const { rows } = await client.query<{ last: number }>(
      `insert into order_counters (shop, business_day, last) values ($1, $2, 1)
       on conflict (shop, business_day) do update set last = order_counters.last + 1
       returning last`,
      [shop, day],
    )
    const number = String(rows[0]?.last)
    const order = { ...orders[0], _id: of.order, session: of.session, number }
    await insert(client, 'orders', [order])
    const ofKitchen = tickets.map((ticket) => ({ ...ticket, _id: id(), ...ofOrder }))
    if (ofKitchen.length > 0) await insert(client, 'tickets', ofKitchen)
    await client.query(
      'update idempotency_claims set answer = $4 where shop = $1 and scope = $2 and key = $3 and slot = 0',
      [shop, keys[0]?.['scope'], of.key, answer],
    )
    await client.query('commit')
  }
  return { place, close: () => Promise.all(clients.map((client) => client.end())) }
}
