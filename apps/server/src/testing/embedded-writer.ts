// A server's process in small: runs the embedded PostgreSQL of the folder given and writes numbers, telling each one
// that was acknowledged.
import { Client } from 'pg'
import { startEmbedded } from '../database/embedded/engine.ts'

const [dataFolder = ''] = process.argv.slice(2)
const engine = await startEmbedded({ dataFolder })
const client = new Client(engine.connection)
await client.connect()
client.on('error', () => undefined)
await client.query('create table if not exists acknowledged (number int primary key)')
const { rows } = await client.query<{ last: number }>(
  'select coalesce(max(number), 0) as last from acknowledged',
)
for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  await client.query('insert into acknowledged values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
