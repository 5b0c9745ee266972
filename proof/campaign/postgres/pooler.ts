import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import type { Campaign } from '../run/campaign.ts'
import { databaseUser } from '../run/database-user.ts'
import { programPath } from '../run/programs.ts'
import { sampleConfig } from '../run/sample-config.ts'

/** Starts PgBouncer in front of a database, and returns the URL of the database through it. */
export const startPooler = async (
  { folder, processes }: Campaign,
  databaseUrl: string,
): Promise<string> => {
  const url = new URL(databaseUrl)
  const port = await freePort()
  const userList = join(folder, 'pgbouncer.users')
  writeFileSync(userList, `"${url.username}" "${url.password}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  const values = {
    PRIMARY_HOST: url.hostname,
    PRIMARY_PORT: url.port,
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: String(port),
    USER_LIST: userList,
    MAX_CLIENTS: '100',
    POOL_SIZE: '20',
  }
  writeFileSync(file, sampleConfig('pgbouncer.ini', values))
  processes.start('pgbouncer', programPath('pgbouncer'), [file], { user: databaseUser() })
  url.port = String(port)
  return url.href
}
