import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connect } from '../database/connect.ts'
import { DatabaseClock } from '../database/database-clock.ts'
import { archiveGaps, archiveSettings, forgetGaps } from '../database/embedded/archive.ts'
import { startEmbedded } from '../database/embedded/engine.ts'
import { createLogger } from '../logging/logger.ts'
import { Troubles } from '../runtime/troubles.ts'
import { watchDatabase } from './watch-database.ts'

it('OPER-4.4: an archive that cannot be written is reported, delays nothing, and takes a bounded number of files; the gap is reported until a backup', async () => {
  const log = createLogger('silent')
  const folder = mkdtempSync(join(tmpdir(), 'comanda-archive-'))
  const archive = join(folder, 'archive')
  writeFileSync(archive, 'not a folder')
  const dataFolder = join(folder, 'data')
  const cluster = join(dataFolder, 'postgres')
  const engine = await startEmbedded({ dataFolder, settings: archiveSettings(archive, 2) })
  const connection = connect(engine.connection, log)
  const { pool } = connection
  const troubles = new Troubles(log)
  const clock = new DatabaseClock()
  const end = await watchDatabase({
    pool,
    clock,
    troubles,
    log,
    dataFolder,
    archives: true,
    free: () => Promise.resolve(1e12),
    interval: 50,
  })
  const write = async (): Promise<void> => {
    await pool.query('insert into numbers values (1)')
    await pool.query('select pg_switch_wal()')
  }
  await pool.query('create table numbers (number int)')
  await write()
  await expect.poll(() => troubles.all().archive, { timeout: 60_000 }).toContain('cannot be')
  for (let files = 0; files < 6; files += 1) await write()
  await expect.poll(() => troubles.all().archive, { timeout: 120_000 }).toContain('make a backup')
  expect(archiveGaps(cluster)).toBeGreaterThan(0)
  const waiting = (): number =>
    readdirSync(join(cluster, 'pg_wal/archive_status')).filter((name) => name.endsWith('.ready'))
      .length
  await expect.poll(waiting, { timeout: 120_000 }).toBeLessThanOrEqual(2)
  rmSync(archive)
  mkdirSync(archive, { mode: 0o777 })
  await write()
  await expect.poll(() => readdirSync(archive).length, { timeout: 120_000 }).toBeGreaterThan(0)
  expect(troubles.all().archive).toContain('make a backup')
  forgetGaps(cluster)
  await expect.poll(() => troubles.all(), { timeout: 60_000 }).toEqual({})
  await end()
  await connection.close()
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
}, 300_000)
