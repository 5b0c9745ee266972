import { afterAll, beforeAll, expect, it } from 'vitest'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteBackup } from '../backup/last-backup.ts'
import { connect, type Connection } from '../database/connect.ts'
import { DatabaseClock } from '../database/database-clock.ts'
import { type EmbeddedEngine, startEmbedded } from '../database/embedded/engine.ts'
import { createLogger } from '../logging/logger.ts'
import { Troubles } from '../runtime/troubles.ts'
import type { Versions } from '../runtime/versions.ts'
import { watchDatabase } from './watch-database.ts'

const log = createLogger('silent')
const folder = mkdtempSync(join(tmpdir(), 'comanda-watch-'))
let engine: EmbeddedEngine
let connection: Connection
beforeAll(async () => {
  engine = await startEmbedded({ dataFolder: folder })
  connection = connect(engine.connection, log)
}, 120_000)
afterAll(async () => {
  await connection.close()
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('OPER-3.1, OPER-3.2: a clock that is ten minutes off is reported, and the database’s used instead', async () => {
  const tenMinutes = 600_000
  const troubles = new Troubles(log)
  for (const off of [tenMinutes, -tenMinutes]) {
    const clock = new DatabaseClock(() => Date.now() + off)
    const end = await watchDatabase({ pool: connection.pool, clock, troubles, log })
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000)
    expect(troubles.all().clock).toContain(off > 0 ? 'ahead of' : 'behind')
    await end()
  }
  const end = await watchDatabase({
    pool: connection.pool,
    clock: new DatabaseClock(),
    troubles,
    log,
  })
  expect(troubles.all()).toEqual({})
  await end()
})

it('OPER-1.6: the versions are noted, and those that have ended or are behind are troubles', async () => {
  const { pool } = connection
  const troubles = new Troubles(log)
  const versions: Versions = { comanda: '0.1.0', node: '16.20.2' }
  const clock = new DatabaseClock()
  const end = await watchDatabase({ pool, clock, troubles, log, versions })
  await end()
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  expect(rows[0]?.server_version.startsWith(versions.postgresql ?? 'unknown')).toBe(true)
  expect(versions.postgresql).toMatch(/^\d+\.\d+$/)
  expect(troubles.all().node).toContain('Node 16.20.2 has ended')
})

it('OPER-1.3: with little room on the disk writes are refused and reads continue; with more room writes do', async () => {
  const { pool } = connection
  const troubles = new Troubles(log)
  await pool.query('create table numbers (number int)')
  let bytes = 100_000_000
  const end = await watchDatabase({
    pool,
    clock: new DatabaseClock(),
    troubles,
    log,
    dataFolder: folder,
    free: () => Promise.resolve(bytes),
    interval: 20,
  })
  const write = (): Promise<string> =>
    pool.query('insert into numbers values (1)').then(
      () => 'written',
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : ''),
    )
  await expect.poll(write).toBe('25006')
  expect(troubles.all().disk).toContain('100 MB')
  expect((await pool.query('select from numbers')).rows.length).toBeGreaterThanOrEqual(0)
  bytes = 300_000_000
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await write()).toBe('25006')
  bytes = 500_000_000
  await expect.poll(write).toBe('written')
  expect(troubles.all()).toEqual({ room: expect.stringContaining('500 MB are free') as string })
  bytes = 2_000_000_000
  await expect.poll(() => troubles.all()).toEqual({})
  await end()
})

it('OPER-4.5: a backup that was not made for longer than it should be is a trouble until the next', async () => {
  const { pool } = connection
  const troubles = new Troubles(log)
  const end = await watchDatabase({
    pool,
    clock: new DatabaseClock(),
    troubles,
    log,
    dataFolder: folder,
    backupHours: 50,
    free: () => Promise.resolve(2_000_000_000),
    interval: 20,
  })
  const old = new Date(Date.now() - 51 * 3_600_000)
  expect(troubles.all()).toEqual({})
  utimesSync(join(folder, 'postgres', 'PG_VERSION'), old, old)
  await expect.poll(() => troubles.all().backup).toContain('no backup was made')
  await noteBackup(folder, 'comanda-2026-03-02T04-15-00Z')
  await expect.poll(() => troubles.all()).toEqual({})
  utimesSync(join(folder, 'last-backup'), old, old)
  await expect.poll(() => troubles.all().backup).toContain(old.toISOString())
  await end()
})
