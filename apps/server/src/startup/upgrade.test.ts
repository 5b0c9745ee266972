import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedEngine, startEmbedded } from '../database/embedded/engine.ts'
import { migrate } from '../database/migrate.ts'
import { readMigrations } from '../database/migration-files.ts'
import { builtProgram } from '../testing/built-program.ts'
import { compareReleases } from './data-release.ts'
import { ownVersion } from './own-version.ts'

const folder = mkdtempSync(join(tmpdir(), 'comanda-upgrade-'))
const data = join(folder, 'comanda-data')
const noted = join(data, 'release')
let engine: EmbeddedEngine

beforeAll(async () => {
  engine = await startEmbedded({ dataFolder: data })
  await migrate(engine.connection, { migrations: readMigrations().slice(0, -1) })
  writeFileSync(noted, '0.0.9\n')
}, 300_000)
afterAll(async () => {
  await engine.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs `comanda upgrade` in the folder, beside the PostgreSQL that runs there. */
const upgrade = () =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [builtProgram('comanda'), 'upgrade'],
      { cwd: folder, env: { ...process.env, DATA_DIR: '' } },
      (error, output, problems) => {
        resolve({ code: error ? 1 : 0, output: `${output}${problems}` })
      },
    )
  })

const newest = async (): Promise<number> => {
  const client = new Client(engine.connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ when: string }>(
      'select max(created_at) as when from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.when)
  } finally {
    await client.end()
  }
}

describe('comanda upgrade', () => {
  it('backs up, migrates and says so while the release before serves (OPER-8.1, OPER-8.2)', async () => {
    const { code, output } = await upgrade()
    expect(output).toContain(`Upgrading from 0.0.9 to ${ownVersion()}.`)
    expect(output).toContain('restored and read: 0 shops')
    expect(output).toContain(`${readMigrations().at(-1)?.name}: `)
    expect(output).toContain(`1 migration has run: start ${ownVersion()}.`)
    expect(output).toContain('A server runs on the data')
    expect(code).toBe(0)
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1)
    expect(await newest()).toBe(readMigrations().at(-1)?.when)
    expect(readFileSync(noted, 'utf8').trim()).toBe(ownVersion())
  }, 120_000)

  it('refuses an older release before it touches anything (OPER-8.3)', async () => {
    writeFileSync(noted, '99.0.0\n')
    const { code, output } = await upgrade()
    expect(output).toContain(`The data is of release 99.0.0, and this is ${ownVersion()}`)
    expect(code).toBe(1)
    expect(readFileSync(noted, 'utf8')).toBe('99.0.0\n')
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1)
  }, 60_000)

  it('knows that 0.10.0 comes after 0.9.1 (OPER-8.3)', () => {
    expect(compareReleases('0.9.1', '0.10.0')).toBeLessThan(0)
    expect(compareReleases('1.0.0', '0.10.0')).toBeGreaterThan(0)
    expect(compareReleases('0.10.0', '0.10.0')).toBe(0)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })
})
