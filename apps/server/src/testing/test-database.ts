import { randomBytes } from 'node:crypto'
import type { ClientConfig } from 'pg'
import { expect, inject } from 'vitest'
import { isOnPartitions } from './partitions/files-on-partitions.ts'
import { sharedConnection } from './shared-connection.ts'
import './test-engine.ts'

export interface TestDatabase {
  readonly settings: ClientConfig
  drop(): Promise<void>
}

const administer = async (statement: string): Promise<void> => {
  const client = await sharedConnection('postgres')
  await client.query(statement)
}

const makeDatabase = async (template: string): Promise<TestDatabase> => {
  const { host, user } = inject('testEngine')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying its files takes half as long as writing each of their pages to the log.
  await administer(`create database "${name}" template "${template}" strategy file_copy`)
  return {
    settings: { host, user, port: 5432, database: name },
    drop: () => administer(`drop database "${name}" with (force)`),
  }
}

/** Creates an empty, migrated database with plain tables, as an installation has them. */
export const makePlainDatabase = (): Promise<TestDatabase> =>
  makeDatabase(inject('testEngine').plain)

/** Creates an empty, migrated database with partitioned tables; with plain ones if `TEST_TABLES=plain`. */
export const makePartitionedDatabase = (): Promise<TestDatabase> => {
  const { partitioned, plain } = inject('testEngine')
  return makeDatabase(partitioned ?? plain)
}

/** Creates an empty, migrated database for the running file. */
export const makeTestDatabase = (): Promise<TestDatabase> =>
  isOnPartitions(expect.getState().testPath) ? makePartitionedDatabase() : makePlainDatabase()
