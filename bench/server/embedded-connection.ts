import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

/** Returns the connection of the embedded PostgreSQL in a data folder, read from its `postmaster.pid`. */
export const embeddedConnection = (dataFolder: string): ClientConfig => {
  const note = readdirSync(dataFolder, { recursive: true })
    .map(String)
    .find((file) => file.endsWith('postmaster.pid'))
  if (note === undefined) throw new Error('no PostgreSQL runs in the data folder')
  const [, , , port, host] = readFileSync(join(dataFolder, note), 'utf8').split('\n')
  return { host: String(host), port: Number(port), user: 'comanda', database: 'comanda' }
}
