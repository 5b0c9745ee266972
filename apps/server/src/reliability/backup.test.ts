import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { ChangesPage } from '@comanda/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedEngine, startEmbedded } from '../database/embedded/engine.ts'
import { migrate } from '../database/migrate.ts'
import { builtProgram } from '../testing/built-program.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const here = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'comanda-backup-'))
const data = join(folder, 'data')
const archive = join(folder, "the archive's 100%")
const backups = join(folder, 'backups')
const picture = 'a'.repeat(24)
let engine: EmbeddedEngine
let server: TestServer
let shop: OrderingShop
/** Who reads what changes had read so far before the first backup. */
let cursorBefore: string

const readChanges = async (data: object = {}): Promise<ChangesPage> => {
  const manager = await server.client(shop.staff)
  return (await manager.service('changes/read').create({ shop: shop.shop, ...data })) as ChangesPage
}

beforeAll(async () => {
  engine = await startEmbedded({ dataFolder: data, archive })
  await migrate(engine.connection)
  server = await startTestServer({
    database: { settings: engine.connection, drop: () => Promise.resolve() },
  })
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 100_000 })
  mkdirSync(join(data, 'attachments/originals'), { recursive: true })
  writeFileSync(join(data, 'attachments/originals', picture), 'a picture')
  writeFileSync(join(data, 'jwt-secret'), 'a secret\n')
  cursorBefore = (await readChanges()).cursor
}, 300_000)
afterAll(async () => {
  await server.stop()
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
})

const placeOrder = async (): Promise<string> => {
  const { order } = (await server.app.service('tableSessions/create').create({
    shop: shop.shop,
    type: 'takeAway',
    cart: [lineOf(shop.bun)],
    idempotencyKey: idempotencyKey(),
  })) as { order: { _id: string } }
  return order._id
}

const begin = (
  script: 'backup' | 'restore',
  words: readonly string[],
  dataFolder: string,
): ChildProcess =>
  spawn(process.execPath, [builtProgram(script), ...words], {
    cwd: here,
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', ARCHIVE_DIR: '' },
  })

/** Runs the command of a script: `npm run backup`, `npm run restore`. */
const run = async (
  script: 'backup' | 'restore',
  words: readonly string[],
  dataFolder: string,
): Promise<{ readonly code: number | null; readonly text: string }> => {
  const child = begin(script, words, dataFolder)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  await once(child, 'close')
  return { code: child.exitCode, text }
}

const ordersIn = async (dataFolder: string): Promise<ReadonlySet<string>> => {
  const restored = await startEmbedded({ dataFolder })
  const client = new Client(restored.connection)
  await client.connect()
  const { rows } = await client.query<{ _id: string }>('select _id from orders')
  await client.end()
  await restored.stop()
  return new Set(rows.map(({ _id }) => _id))
}

const success = { code: 0, text: expect.stringContaining('Restored') as string }

const onlyBackup = (): string => join(backups, readdirSync(backups)[0] ?? '')

test('OPER-4.1: a backup under load has every order that was acknowledged before its time, pictures and the secret; it is checked, and private', async () => {
  const acknowledged: { readonly order: string; readonly at: number }[] = []
  const load = { on: true }
  const ordering = async (): Promise<void> => {
    while (load.on) {
      acknowledged.push({ order: await placeOrder(), at: Date.now() })
      // The copy needs some of the machine, too.
      await sleep(20)
    }
  }
  const working = [ordering(), ordering()]
  const { code, text } = await run('backup', [backups], data)
  load.on = false
  await Promise.all(working)
  expect(text).toMatch(/restored and read: \d+ shops, \d+ members, \d+ orders, the newest of/)
  expect(code).toBe(0)
  const backup = onlyBackup()
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  expect(statSync(join(backup, 'manifest.json')).mode & 0o777).toBe(0o600)
  expect(readdirSync(backups)).toHaveLength(1)
  const { until } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as {
    until: string
  }
  const before = acknowledged.filter(({ at }) => at < Date.parse(until)).map(({ order }) => order)
  expect(before.length).toBeGreaterThan(0)
  const restored = join(folder, 'restored')
  expect(await run('restore', [backup], restored)).toMatchObject({ code: 0 })
  const stored = await ordersIn(restored)
  expect(before.filter((order) => !stored.has(order))).toEqual([])
  expect(readFileSync(join(restored, 'attachments/originals', picture), 'utf8')).toBe('a picture')
  expect(readFileSync(join(restored, 'jwt-secret'), 'utf8')).toBe('a secret\n')
}, 600_000)

/** The processes of PostgreSQL's on the folder or on one in it. */
const running = (within: string): string[] =>
  execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`-D ${within}`) && !/^\s*\d+ Z/.test(line))

test('OPER-2.3, OPER-4.2: a backup that SIGTERM ends leaves no PostgreSQL and no half of it; one that was killed blocks no restore, which moves what was there aside', async () => {
  const restored = join(folder, 'restored')
  const to = join(folder, 'stopped')
  const started = async (): Promise<ChildProcess> => {
    const child = begin('backup', [to], restored)
    await expect.poll(() => running(restored).length, { timeout: 60_000 }).toBeGreaterThan(0)
    return child
  }
  const stopped = await started()
  stopped.kill('SIGTERM')
  await once(stopped, 'close')
  expect(stopped.exitCode).toBe(1)
  expect(running(folder)).toEqual(running(data))
  expect(existsSync(to) ? readdirSync(to) : []).toEqual([])
  const killed = await started()
  killed.kill('SIGKILL')
  await once(killed, 'close')
  expect(running(restored)).not.toEqual([])
  expect(await run('restore', [onlyBackup(), '--move-aside'], restored)).toMatchObject(success)
  expect(running(restored)).toEqual([])
  expect(readdirSync(restored).some((name) => name.startsWith('replaced-'))).toBe(true)
}, 300_000)

test('OPER-4.2: a used data folder is replaced only on demand, and one in use never; a damaged backup is refused', async () => {
  const backup = onlyBackup()
  const restored = join(folder, 'restored')
  expect(await run('restore', [backup], restored)).toMatchObject({
    code: 1,
    text: expect.stringContaining('--move-aside') as string,
  })
  expect(await run('restore', [backup, '--move-aside'], data)).toMatchObject({
    code: 1,
    text: expect.stringContaining('is in use by another server') as string,
  })
  const damaged = join(backup, 'attachments/originals', `${picture}.gz`)
  const good = readFileSync(damaged)
  writeFileSync(damaged, good.subarray(0, good.length - 9))
  const { code, text } = await run('restore', [backup], join(folder, 'other'))
  expect(code).toBe(1)
  expect(text).toMatch(/Not restored: .+/)
  expect(readdirSync(join(folder, 'other'))).toEqual([])
  writeFileSync(damaged, good)
}, 600_000)

const says = (words: string) => ({ code: 1, text: expect.stringContaining(words) as string })

test('OPER-4.6: an encrypted backup shows nothing; its key file alone restores it, and a wrong one is refused in words', async () => {
  const source = join(folder, 'restored')
  const identity = await generateX25519Identity()
  const fileOf = (name: string, text: string): string => {
    writeFileSync(join(folder, `${name}.key`), `# a comment\n${text}\n`)
    return join(folder, `${name}.key`)
  }
  const secret = fileOf('secret', identity)
  const recipient = fileOf('recipient', await identityToRecipient(identity))
  const wrong = fileOf('wrong', 'correct horse battery staple')
  const short = fileOf('short', 'too short')
  const restored = join(folder, 'decrypted')
  const to = join(folder, 'by-key')
  expect(await run('backup', [to, '--key', short], source)).toMatchObject(
    says('at least 16 characters'),
  )
  expect(await run('backup', [to, '--key', recipient], source)).toMatchObject({
    code: 0,
    text: expect.stringContaining('restored and read') as string,
  })
  const backup = join(to, readdirSync(to)[0] ?? '')
  const readable = readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.age'))
    .map(({ name }) => name)
  expect(readable).toEqual(['manifest.json'])
  const picked = readFileSync(join(backup, 'attachments/originals', `${picture}.gz.age`))
  expect(picked.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  const restore = (...words: readonly string[]) =>
    run('restore', [backup, '--move-aside', ...words], restored)
  expect(await restore()).toMatchObject(says('This backup is encrypted'))
  expect(await restore('--key', wrong)).toMatchObject(says('is not the one of this backup'))
  expect(await restore('--key', secret)).toMatchObject(success)
  expect(readFileSync(join(restored, 'attachments/originals', picture), 'utf8')).toBe('a picture')
}, 600_000)

test('OPER-4.3: a backup and the archive restore to a moment: the order before it is there, that after it is not', async () => {
  const one = await placeOrder()
  await sleep(50)
  const moment = new Date().toISOString()
  await sleep(50)
  const two = await placeOrder()
  const client = new Client(engine.connection)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  )
  await client.end()
  await expect.poll(() => readdirSync(archive), { timeout: 60_000 }).toContain(rows[0]?.name)
  const words = [onlyBackup(), '--archive', archive]
  const there = join(folder, 'moment')
  expect(await run('restore', [...words, '--to', moment], there)).toMatchObject(success)
  const stored = await ordersIn(there)
  expect([stored.has(one), stored.has(two)]).toEqual([true, false])
  const latest = join(folder, 'latest')
  expect(await run('restore', [...words, '--to', 'latest'], latest)).toMatchObject(success)
  expect((await ordersIn(latest)).has(two)).toBe(true)
  expect(
    await run('restore', [...words, '--to', '2020-01-01'], join(folder, 'early')),
  ).toMatchObject({
    code: 1,
    text: expect.stringContaining('This backup is later than that') as string,
  })
}, 300_000)

/** Starts a server on a data folder, with a reader of its shop's changes. `pass` lets so many transactions pass. */
const serve = async (dataFolder: string) => {
  const running = await startEmbedded({ dataFolder })
  const serving = await startTestServer({
    database: { settings: running.connection, drop: () => Promise.resolve() },
  })
  const manager = await serving.client(shop.staff)
  const read = (data: object) =>
    manager.service('changes/read').create({ shop: shop.shop, ...data }) as Promise<ChangesPage>
  const pass = async (transactions: number): Promise<void> => {
    const client = new Client(running.connection)
    await client.connect()
    for (let passed = 0; passed < transactions; passed += 1)
      await client.query('select pg_current_xact_id()')
    await client.end()
  }
  const stop = async (): Promise<void> => {
    await serving.stop()
    await running.stop()
  }
  return { read, pass, stop }
}

test('CHANGE-2.3: after a restore who first asks once the database has overtaken its cursor is refused; after another one again', async () => {
  await placeOrder()
  const ahead = await readChanges({ since: cursorBefore })
  let cursors = [cursorBefore, ahead.cursor]
  for (const name of ['once', 'twice']) {
    const there = join(folder, name)
    expect(await run('restore', [onlyBackup()], there)).toMatchObject(success)
    const { read, pass, stop } = await serve(there)
    // Others have begun to read here, and more has happened than when the cursors were given.
    const begun = await read({})
    await pass(500)
    for (const since of cursors)
      await expect(read({ since })).rejects.toMatchObject({
        code: 410,
        data: { code: 'changesGone', cursor: expect.any(String) as string },
      })
    const { cursor } = await read({ since: begun.cursor })
    cursors = [...cursors, cursor]
    await stop()
  }
}, 600_000)
