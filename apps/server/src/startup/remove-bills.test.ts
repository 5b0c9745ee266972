import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedEngine, startEmbedded } from '../database/embedded/engine.ts'
import { migrate } from '../database/migrate.ts'
import { builtProgram } from '../testing/built-program.ts'
import { idempotencyKey, lineOf, makeOrderingShop } from '../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const here = fileURLToPath(new URL('../..', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'comanda-remove-bills-'))
let engine: EmbeddedEngine
let server: TestServer
let shop: string
beforeAll(async () => {
  engine = await startEmbedded({ dataFolder: data })
  await migrate(engine.connection)
  server = await startTestServer({
    database: { settings: engine.connection, drop: () => Promise.resolve() },
  })
  const made = await makeOrderingShop(server)
  ;({ shop } = made)
  for (const time of ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z']) {
    const { order } = (await server.app.service('tableSessions/create').create({
      shop,
      type: 'takeAway',
      cart: [lineOf(made.noodles)],
      idempotencyKey: idempotencyKey(),
    })) as { order: { session: string } }
    await server.runtime.database.execute(
      sql`update table_sessions set status = 'done', create_time = ${time}, end_time = ${time}
        where shop = ${shop} and _id = ${order.session}`,
    )
  }
}, 300_000)
afterAll(async () => {
  await server.stop()
  await engine.stop()
  rmSync(data, { recursive: true, force: true })
})

/** Runs `npm run remove-bills` beside the server. */
const run = async (...words: readonly string[]) => {
  const child = spawn(process.execPath, [builtProgram('remove-bills'), ...words], {
    cwd: here,
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  await once(child, 'close')
  return { code: child.exitCode, text }
}

const sessionsLeft = async (): Promise<number> => {
  const left = sql`select 1 from table_sessions where shop = ${shop}`
  return (await server.runtime.database.execute(left)).rowCount ?? 0
}

it('OPER-6.1: the command says how many bills there are, and removes them only with --yes', async () => {
  const words = ['--shop', shop, '--before', '2026-02']
  expect(await run('--shop', shop)).toEqual({ code: 1, text: expect.stringContaining('usage') })
  expect(await run(...words)).toEqual({
    code: 0,
    text: expect.stringMatching(/^1 closed bills before 2026-02, .*\n.*without --yes/) as string,
  })
  expect(await sessionsLeft()).toBe(2)
  expect(await run(...words, '--yes')).toEqual({
    code: 0,
    text: expect.stringContaining('1 are removed.') as string,
  })
  expect(await sessionsLeft()).toBe(1)
}, 300_000)
