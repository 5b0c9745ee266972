import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { Client } from 'pg'
import { startEmbedded } from '../database/embedded/engine.ts'
import { migrate } from '../database/migrate.ts'
import type { TestEngine } from './test-engine.ts'

const templateName = 'comanda_template'

/** Fast and not durable: the tests' data is disposable. Tests of durability start an engine of their own. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
]

/**
 * Starts one PostgreSQL for the run, with a migrated template from which each test file's database is created: the
 * embedded one, or the programs in TEST_POSTGRES_BIN (Debian's: /usr/lib/postgresql/15/bin).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-test-'))
  const programs = process.env['TEST_POSTGRES_BIN']
  const engine = await startEmbedded({
    dataFolder: folder,
    settings,
    ...(programs ? { binaries: { programs, libraries: [] } } : {}),
  })
  const { host, user } = engine.connection
  const test: TestEngine = { host: String(host), user: String(user), template: templateName }
  const client = new Client(engine.connection)
  await client.connect()
  await client.query(`create database "${templateName}"`)
  await client.end()
  await migrate({ ...engine.connection, database: templateName })
  project.provide('testEngine', test)
  return async () => {
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(test.host, { recursive: true, force: true })
  }
}
