/**
 * Compares all balances and points with their records, also while the server runs: `npm run check-ledgers`. Prints the
 * differences, and ends with 1 if there are any. It changes nothing.
 */
import { readConfig } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { checkLedgers } from '../ledgers/check-ledgers.ts'
import { createLogger } from '../logging/logger.ts'
import { openToRead } from './open-bills.ts'
import { home } from './home.ts'
import { stopCommand } from './stop-command.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const main = async (): Promise<number> => {
  const log = createLogger('warn')
  const opened = await openToRead(readConfig(process.env, home()), log, stopCommand())
  const connection = connect(opened.settings, log)
  let found = 0
  try {
    for await (const { user, what, stored, computed } of checkLedgers(connection.database)) {
      found += 1
      say(`${user}: ${what} is ${stored}, by its records ${computed}`)
    }
  } finally {
    await connection.close()
    await opened.close()
  }
  return found
}

try {
  const found = await main()
  say(
    found === 0 ? 'All balances and points are the sums of their records.' : `${found} differences`,
  )
  process.exitCode = found === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
