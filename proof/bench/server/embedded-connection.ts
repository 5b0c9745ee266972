import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

/** Returns the connection of the embedded PostgreSQL in a data folder, read from its `postmaster.pid`. */
export const embeddedConnection = (dataFolder: string): ClientConfig => {
  const pidFile = readdirSync(dataFolder, { recursive: true })
    .map(String)
    .find((file) => file.endsWith('postmaster.pid'))
  if (pidFile === undefined) throw new Error('no PostgreSQL runs in the data folder')
  const [, , , port, host] = readFileSync(join(dataFolder, pidFile), 'utf8').split('\n')
  return { host: String(host), port: Number(port), user: 'comanda', database: 'comanda' }
}
