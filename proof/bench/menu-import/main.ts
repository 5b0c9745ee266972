/**
 * Imports a menu of 300 dishes (or DISHES) with options: what it would change, the draft, its publication, then the exported menu
 * again, which changes nothing; then the menu is copied to a shop that has none of it. Beside it, as many rows inserted one by one by SQL.
 */
import { randomBytes } from 'node:crypto'
import type {
  ApplyMenuResult,
  CopyMenuResult,
  ImportMenuResult,
  PublishMenuResult,
} from '@comanda/contract'
import { demo, moonRice, staffAccounts } from '@comanda/demo'
import { Client } from 'pg'
import type { Socket } from 'socket.io-client'
import { embeddedConnection } from '../server/embedded-connection.ts'
import { ask, openSockets } from '../server/socket.ts'
import { withServer } from '../server/with-server.ts'

const count = Number(process.env['DISHES'] ?? 300)
/** What the import may take, in s. */
const most = (10 * count) / 300
const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))
/** Two shops of one currency: menus of two are not copied. */
const [from, to] = [...demo.shops, ...moonRice.shops]
  .filter(({ currency }) => currency === 'HKD')
  .map(({ _id }) => _id)

const line = (_: unknown, at: number): string =>
  `IMP${at},Imported ${at % 8},Dish ${at},菜 ${at},${5 + at / 4},${at % 3 === 0 ? 'Portion: Small 0|Large 4.5' : ''}`
const text = [
  'code,category_en,name_en,name_cht,price,options',
  ...Array.from({ length: count }, line),
].join('\n')

const timed = async <T>(name: string, work: () => Promise<T>) => {
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  console.log(`${name}: ${seconds.toFixed(2)} s`)
  return { seconds, result }
}
const key = () => ({ idempotencyKey: randomBytes(12).toString('hex') })

const bareRows = async (folder: string): Promise<void> => {
  const client = new Client(embeddedConnection(folder))
  await client.connect()
  await client.query('create temporary table bare (_id text primary key, name text)')
  for (let at = 0; at < count; at += 1)
    await client.query('insert into bare values ($1, $2)', [String(at), `Dish ${at}`])
  await client.end()
}

await withServer(async ({ url }, folder) => {
  const [socket] = (await openSockets(url, 1)) as [Socket]
  const signIn = { strategy: 'local', email: owner?.email, password: owner?.password }
  await ask(socket, 'create', 'authentication', signIn, {})
  const call = <T>(path: string, data: object): Promise<T> => ask(socket, 'create', path, data, {})
  const file = { shop: from, format: 'csv', text }
  const read = await timed(`${count} rows read`, () => call<ImportMenuResult>('menus/import', file))
  const draft = await timed('drafted', () =>
    call<ApplyMenuResult>('menus/apply', { ...file, ...key() }),
  )
  const published = await timed('published', () =>
    call<PublishMenuResult>('menuVersions/publish', { shop: from, ...key() }),
  )
  const again = await timed('the same file again', () =>
    call<ImportMenuResult>('menus/import', file),
  )
  const copied = await timed('the menu copied to another shop and published', () =>
    call<CopyMenuResult>('menus/copy', { shop: to, from, prices: 'take', publish: true, ...key() }),
  )
  await timed('as many rows one by one by SQL, nothing else', () => bareRows(folder))
  socket.close()
  const seconds = read.seconds + draft.seconds + published.seconds
  const isMet =
    seconds <= most &&
    draft.result.changes >= count &&
    published.result.version !== undefined &&
    again.result.changes.length === 0 &&
    copied.result.changes >= count
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} ${draft.result.changes} changes in ${seconds.toFixed(2)} s (at most ${most}), ${again.result.changes.length} by the same file, ${copied.result.changes} copied`,
  )
  if (!isMet) process.exitCode = 1
})
