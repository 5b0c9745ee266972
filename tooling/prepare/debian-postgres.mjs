import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = '/usr/lib/postgresql'

/** The folder of the programs of Debian's PostgreSQL, the oldest version where several are there; else nothing. */
export function debianPostgres() {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .sort((one, other) => Number(one) - Number(other))
    .map((version) => join(folder, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'postgres')))
}
