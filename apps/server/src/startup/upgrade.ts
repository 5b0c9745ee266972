/**
 * Brings the data to this release: `comanda upgrade [--backups <folder>] [--key <file>]`. Backs up the embedded database, also while the
 * release before serves, and migrates; starts and stops no server. Ends with 1, and says why, if it does not (OPER-8.2, OPER-8.3).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasCluster } from '../backup/copy-cluster.ts'
import { readVariables } from '../config/variables.ts'
import { migrate } from '../database/migrate.ts'
import { backUp } from './back-up.ts'
import { compareReleases, dataRelease, noteRelease } from './data-release.ts'
import { home } from './home.ts'
import { openCluster } from './open-cluster.ts'
import { ownVersion } from './own-version.ts'
import { stopCommand } from './stop-command.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const refuseDowngrade = (own: string, noted: string | undefined): void => {
  if (noted !== undefined && compareReleases(own, noted) < 0)
    throw new Error(
      `The data is of release ${noted}, and this is ${own}: an upgrade never goes back. ` +
        `Upgrade with ${noted} or newer; what going back needs is in docs/operations/upgrade.md.`,
    )
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { backups: { type: 'string' }, key: { type: 'string' } },
  })
  const variables = readVariables(process.env)
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, BACKUP_KEY_FILE } = variables
  const dataFolder = resolve(home(), variables.DATA_DIR)
  const own = ownVersion()
  const noted = await dataRelease(dataFolder)
  refuseDowngrade(own, noted)
  say(`Upgrading from ${noted ?? 'a release that noted nothing'} to ${own}.`)
  let count = 0
  const onDone = ({ name, ms }: { readonly name: string; readonly ms: number }): void => {
    count += 1
    say(`  ${name}: ${ms} ms`)
  }
  if (DATABASE_DIRECT_URL !== undefined) {
    say('DATABASE_URL is set: that PostgreSQL is migrated, and backed up by its own means.')
    await migrate({ connectionString: DATABASE_DIRECT_URL }, { onDone })
  } else {
    if (!hasCluster(dataFolder))
      throw new Error(`There is no data in ${dataFolder}: start this release there instead.`)
    const stopping = stopCommand()
    const { connection, isServed, close } = await openCluster(dataFolder, stopping)
    try {
      const key = values.key ?? BACKUP_KEY_FILE
      const keyFile = key === undefined ? undefined : resolve(home(), key)
      const backups = resolve(home(), values.backups ?? 'backups')
      await backUp({ dataFolder, connection, stopping, keyFile, say }, backups)
      await migrate(connection, { onDone })
    } finally {
      await close()
    }
    if (isServed) say('A server runs on the data: it serves on, of the release that it is.')
  }
  await noteRelease(dataFolder)
  const migrations = count === 1 ? '1 migration has run' : `${count} migrations have run`
  say(`${migrations}: start ${own}.`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`No upgrade: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
