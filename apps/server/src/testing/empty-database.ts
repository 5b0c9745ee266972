import { randomBytes } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { inject } from 'vitest'
import './test-engine.ts'

/** A database without a schema, and a connection to it. */
export interface EmptyDatabase {
  readonly settings: ClientConfig
  readonly client: Client
  drop(): Promise<void>
}

/** Creates a database that no migration has run in. */
export const makeEmptyDatabase = async (): Promise<EmptyDatabase> => {
  const { host, user } = inject('testEngine')
  const at = (database: string) => ({ host, user, port: 5432, database })
  const administer = async (statement: string): Promise<void> => {
    const administrator = new Client(at('postgres'))
    await administrator.connect()
    await administrator.query(statement)
    await administrator.end()
  }
  const name = `empty_${randomBytes(6).toString('hex')}`
  await administer(`create database "${name}"`)
  const client = new Client(at(name))
  await client.connect()
  return {
    settings: at(name),
    client,
    drop: async () => {
      await client.end()
      await administer(`drop database "${name}" with (force)`)
    },
  }
}
