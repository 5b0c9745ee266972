import { Client } from 'pg'
import { inject } from 'vitest'
import './test-engine.ts'

const connections = new Map<string, Promise<Client>>()

const connect = async (database: string): Promise<Client> => {
  const { host, user } = inject('testEngine')
  const client = new Client({ host, user, port: 5432, database })
  // The engine stops before the process ends.
  client.on('error', () => connections.delete(database))
  await client.connect()
  return client
}

/**
 * Returns the connection of this process to a database of the engine, which all its files share: PostgreSQL starts a process for
 * each connection, which first reads what tables there are.
 */
export const sharedConnection = (database: string): Promise<Client> => {
  const connection = connections.get(database) ?? connect(database)
  connections.set(database, connection)
  return connection
}
