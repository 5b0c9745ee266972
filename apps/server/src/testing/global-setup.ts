import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { Client, type ClientConfig } from 'pg'
import { startEmbedded } from '../database/embedded/engine.ts'
import { migrate } from '../database/migrate.ts'
import { partitionTables } from './partitions/partition-tables.ts'
import type { TestEngine } from './test-engine.ts'

const plain = 'comanda_plain'
const partitioned = 'comanda_partitioned'

/** A copy of it, since one to which somebody is connected cannot be copied. */
const plans = 'comanda_plans'

const isPlain = process.env['TEST_TABLES'] === 'plain'

/** Fast and not durable: the tests' data is disposable. Tests of durability start an engine of their own. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
]

const createTemplates = async (connection: ClientConfig): Promise<void> => {
  const client = new Client(connection)
  await client.connect()
  const create = (name: string, from = '') => client.query(`create database "${name}" ${from}`)
  await create(plain)
  await migrate({ ...connection, database: plain })
  if (!isPlain) {
    await create(partitioned, `template "${plain}"`)
    await partitionTables({ ...connection, database: partitioned })
    await create(plans, `template "${partitioned}"`)
  }
  await client.end()
}

/**
 * Starts one PostgreSQL for the run, with a migrated template from which each test file's database is created: the
 * embedded one, or the programs in TEST_POSTGRES_BIN (Debian's: /usr/lib/postgresql/15/bin). Statements are explained
 * on partitioned tables, which some files also run on, unless TEST_TABLES is `plain`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-test-'))
  // Below the server's folder, from where its programs find their packages.
  const builds = fileURLToPath(new URL(`../../reports/programs-${process.pid}`, import.meta.url))
  const programs = process.env['TEST_POSTGRES_BIN']
  const engine = await startEmbedded({
    dataFolder: folder,
    settings,
    ...(programs ? { binaries: { programs, libraries: [] } } : {}),
  })
  const { host, user } = engine.connection
  try {
    await createTemplates(engine.connection)
  } catch (error) {
    await engine.stop()
    throw error
  }
  const test: TestEngine = {
    host: String(host),
    user: String(user),
    plain,
    ...(isPlain ? {} : { partitioned, plans }),
    programs: builds,
  }
  project.provide('testEngine', test)
  return async () => {
    await engine.stop()
    for (const made of [folder, builds]) rmSync(made, { recursive: true, force: true })
    rmSync(test.host, { recursive: true, force: true })
  }
}
