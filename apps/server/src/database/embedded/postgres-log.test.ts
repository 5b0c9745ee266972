import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedEngine, startEmbedded } from './engine.ts'

const largest = 20_000
let folder: string
let engine: EmbeddedEngine
const file = (): string => join(folder, 'postgres.log')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-log-'))
  engine = await startEmbedded({ dataFolder: folder, log: { largest, every: 20 } })
})
afterAll(async () => {
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
})

const using = async <T>(of: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(of)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const email = 'mei@erased.test'

/** What fails with a person's values: a row that is there already, one that is refused, a text that is no number. */
const failing = async (client: Client): Promise<void> => {
  await client.query(
    'create table if not exists people (email text unique check (length(email) < 20))',
  )
  await client.query('insert into people values ($1) on conflict do nothing', [email])
  for (const text of [email, `${email}${email}`])
    await expect(client.query('insert into people values ($1)', [text])).rejects.toThrow(/violates/)
  await expect(
    client.query('insert into people select $1 where $2::text::int > 0', [email, 'none']),
  ).rejects.toThrow('invalid input')
}

it('OPER-1.9: a call that the database refuses leaves no line in its log', async () => {
  const before = readFileSync(file(), 'utf8')
  await using(engine.connection, failing)
  expect(readFileSync(file(), 'utf8').slice(before.length)).not.toMatch(/ERROR|STATEMENT|DETAIL/)
})

it('OPER-1.9: of other programs it has neither statements nor values of rows', async () => {
  const { options: _, ...plain } = engine.connection
  await using(plain, failing)
  const text = readFileSync(file(), 'utf8')
  expect(text).toContain('duplicate key value violates unique constraint')
  expect(text).not.toMatch(/insert into|STATEMENT|DETAIL|CONTEXT/)
  expect(text).not.toContain(email)
})

it('OPER-1.9: it begins again when it is large, keeps the one before, and is bounded in total', async () => {
  const { options: _, ...plain } = engine.connection
  await using(plain, async (client) => {
    for (let round = 0; round < 40; round += 1) {
      const lines = `do $$ begin for i in 1..50 loop raise log 'a line of the log, number %', i; end loop; end $$`
      await client.query(lines)
      await expect.poll(() => statSync(file()).size).toBeLessThan(largest)
    }
  })
  expect(existsSync(`${file()}.1`)).toBe(true)
  // 2,000 lines of some 70 bytes were written, seven times the bound.
  const total = [file(), `${file()}.1`].reduce((sum, one) => sum + statSync(one).size, 0)
  expect(total).toBeLessThan(3 * largest)
  expect(statSync(`${file()}.1`).mode & 0o077).toBe(0)
})
