import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import { Client } from 'pg'
import type { Campaign } from './campaign.ts'
import { databaseUser, makeDatabaseFolder } from './database-user.ts'
import { programPath } from './programs.ts'
import { waitUntil } from './wait-until.ts'

/** Starts one PostgreSQL with settings, and returns the URL of an empty database. */
export const startDatabase = async (
  { folder, processes }: Campaign,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const data = join(folder, 'database')
  makeDatabaseFolder(data)
  const user = databaseUser()
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C']
  execFileSync(programPath('initdb'), ['--pgdata', data, ...options], {
    cwd: data,
    stdio: 'ignore',
    ...user,
  })
  const port = await freePort()
  const where = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', data]
  const changed = Object.entries({ max_connections: '100', ...settings })
  const flags = changed.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  processes.start('postgres', programPath('postgres'), [...where, ...flags], { cwd: data, user })
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  await waitUntil('PostgreSQL is ready', async () => {
    const client = new Client({ connectionString: url('postgres') })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('create database comanda')
    await client.end()
    return true
  })
  return url('comanda')
}
