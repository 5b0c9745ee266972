/**
 * Migrates the database of the environment (`DATABASE_DIRECT_URL`, `DATABASE_URL` or the embedded one) and ends. With
 * `--check` it changes nothing, and ends with 1 if migrations of this build have not run.
 */
import { resolve } from 'node:path'
import { readVariables } from '../config/variables.ts'
import { checkSchema } from '../database/check-schema.ts'
import { migrate, type MigrationDone } from '../database/migrate.ts'
import { home } from './home.ts'
import { openCluster } from './open-cluster.ts'
import { stopCommand } from './stop-command.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const open = async () => {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATA_DIR } = readVariables(process.env)
  if (DATABASE_DIRECT_URL !== undefined)
    return {
      settings: { connectionString: DATABASE_DIRECT_URL },
      close: () => Promise.resolve(),
    }
  const { connection, close } = await openCluster(resolve(home(), DATA_DIR), stopCommand())
  return { settings: connection, close }
}

const onDone = ({ name, ms, attempts }: MigrationDone): void =>
  say(`${name}: ${ms} ms${attempts > 1 ? `, at attempt ${attempts}` : ''}`)

try {
  const { settings, close } = await open()
  try {
    if (process.argv.includes('--check')) await checkSchema(settings)
    else await migrate(settings, { onDone })
    say('The database has the schema of this build.')
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
