import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = '/usr/lib/postgresql'

/** Returns the program folder of Debian's oldest installed PostgreSQL, or undefined if there is none. */
export function debianPostgres() {
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .sort((one, other) => Number(one) - Number(other))
    .map((version) => join(folder, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'postgres')))
}
