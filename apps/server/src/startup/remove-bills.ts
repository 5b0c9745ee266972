/**
 * Removes the closed bills of a shop from before a month, which its operator need not keep any more:
 *   npm run remove-bills -- --shop ID --before YYYY-MM          says how many there are
 *   npm run remove-bills -- --shop ID --before YYYY-MM --yes    removes them, also while the server runs
 */
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { createLogger } from '../logging/logger.ts'
import { countBills, removeBills } from '../services/ordering/closing/remove-sessions.ts'
import { openToRead } from './open-bills.ts'
import { home } from './home.ts'
import { stopCommand } from './stop-command.ts'

const usage = 'usage: npm run remove-bills -- --shop ID --before YYYY-MM [--yes]'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const { values } = parseArgs({
  options: {
    shop: { type: 'string' },
    before: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
})

const main = async (): Promise<void> => {
  const { shop, before, yes } = values
  if (shop === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(before ?? '')) throw new Error(usage)
  const instant = `${before}-01T00:00:00.000Z`
  const log = createLogger('warn')
  const opened = await openToRead(readConfig(process.env, home()), log, stopCommand())
  const connection = connect(opened.settings, log)
  try {
    const { bills, first } = await countBills(connection.database, shop, instant)
    say(
      `${bills} closed bills before ${before}${first === undefined ? '' : `, the first of ${first}`}`,
    )
    if (yes) say(`${await removeBills(connection.database, shop, instant)} are removed.`)
    else if (bills > 0) say('Nothing is removed without --yes.')
  } finally {
    await connection.close()
    await opened.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
