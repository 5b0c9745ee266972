import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, connect as connectTo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtProgram } from '../testing/built-program.ts'
import { freePort } from '../testing/free-port.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const here = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'comanda-start-'))
let database: TestDatabase
beforeAll(async () => {
  database = await makeTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const status = (url: string): Promise<number> => fetch(url).then(({ status: code }) => code)

test('OPER-2.2: the program starts while Redis is away and its database not yet there, and waits for the database only', async () => {
  const { host, user, database: name } = database.settings
  const port = await freePort()
  const socket = join(String(host), '.s.PGSQL.5432')
  const open = new Set<Socket>()
  const proxy = createServer((client) => {
    const upstream = connectTo(socket)
    for (const one of [client, upstream]) {
      open.add(one)
      one.on('error', () => undefined)
    }
    client.pipe(upstream).pipe(client)
  })
  const url = `postgres://${user}@127.0.0.1:${port}/${name}`
  const env = { REDIS_URL: `redis://127.0.0.1:${await freePort()}`, JWT_SECRET: 'x'.repeat(40) }
  const starting = startServerProcess(join(folder, 'data'), await freePort(), url, { env })
  const early = await Promise.race([
    starting.then(() => 'ready'),
    new Promise((resolve) => setTimeout(() => resolve('waits'), 8000)),
  ])
  expect(early).toBe('waits')
  proxy.listen(port, '127.0.0.1')
  const server = await starting
  expect(await status(`${server.url}/api/shops`)).toBe(200)
  expect(await server.stop()).toBe(0)
  for (const one of open) one.destroy()
  proxy.close()
}, 300_000)

test('a wrong configuration ends the start at once, with every problem by name', async () => {
  const env = { PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', DATA_DIR: folder }
  const child = spawn(process.execPath, [builtProgram('main')], {
    cwd: here,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  await once(child, 'close')
  expect(child.exitCode).toBe(1)
  for (const variable of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(text).toContain(variable)
}, 120_000)
