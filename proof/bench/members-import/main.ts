/**
 * Imports 10,000 members (or MEMBERS) with points and balances, in parts of 200 rows, as the console does: what they would change,
 * then the import, then the same file again, which changes nothing. Beside it, as many rows inserted one by one by SQL.
 */
import { randomBytes } from 'node:crypto'
import { type MembersImport, mostMemberRows } from '@comanda/contract'
import { demo, staffAccounts } from '@comanda/demo'
import { guessedMemberColumns, readMemberFile } from '@comanda/shop-rules/member-import'
import { Client } from 'pg'
import type { Socket } from 'socket.io-client'
import { embeddedConnection } from '../server/embedded-connection.ts'
import { ask, openSockets } from '../server/socket.ts'
import { withServer } from '../server/with-server.ts'

const count = Number(process.env['MEMBERS'] ?? 10_000)
/** What the import may take, in s. */
const most = (60 * count) / 10_000
const shop = demo.shops[0]?._id ?? ''
const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))

const titles = 'name,email,phone,birthday,points,balance'
const line = (_: unknown, at: number): string =>
  `Member ${at},import-${at}@eat.example,+8529${String(at).padStart(7, '0')},1990-05-31,${at % 500},${at % 90}.50`
const text = [titles, ...Array.from({ length: count }, line)].join('\n')

const timed = async <T>(name: string, work: () => Promise<T>) => {
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  console.log(`${name}: ${seconds.toFixed(1)} s`)
  return { seconds, result }
}

const inParts = async (socket: Socket, call: 'import' | 'apply'): Promise<MembersImport[]> => {
  const { rows } = readMemberFile(text, guessedMemberColumns(titles.split(',')))
  const results: MembersImport[] = []
  for (let at = 0; at < rows.length; at += mostMemberRows) {
    const own = { note: 'Brought along', idempotencyKey: randomBytes(12).toString('hex') }
    const part = { shop, rows: rows.slice(at, at + mostMemberRows) }
    const data = call === 'import' ? part : { ...part, ...own }
    results.push(await ask(socket, 'create', `users/members/${call}`, data, {}))
  }
  return results
}
const sum = (results: readonly MembersImport[], of: 'added' | 'changed' | 'unchanged'): number =>
  results.reduce((all, result) => all + result[of], 0)

const bareRows = async (folder: string): Promise<void> => {
  const client = new Client(embeddedConnection(folder))
  await client.connect()
  await client.query('create temporary table bare (_id text primary key, email text)')
  for (let at = 0; at < count; at += 1)
    await client.query('insert into bare values ($1, $2)', [String(at), `import-${at}@eat.example`])
  await client.end()
}

await withServer(async ({ url }, folder) => {
  const [socket] = (await openSockets(url, 1)) as [Socket]
  const signIn = { strategy: 'local', email: owner?.email, password: owner?.password }
  await ask(socket, 'create', 'authentication', signIn, {})
  const { seconds: read } = await timed(`${count} rows read`, () => inParts(socket, 'import'))
  const { seconds, result } = await timed('imported', () => inParts(socket, 'apply'))
  const { result: again } = await timed('the same file again', () => inParts(socket, 'apply'))
  await timed('as many rows one by one by SQL, nothing else', () => bareRows(folder))
  socket.close()
  const isMet =
    read + seconds <= most && sum(result, 'added') === count && sum(again, 'unchanged') === count
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} ${sum(result, 'added')} members in ${(read + seconds).toFixed(1)} s (at most ${most}), ${sum(again, 'unchanged')} unchanged by the same file`,
  )
  if (!isMet) process.exitCode = 1
})
