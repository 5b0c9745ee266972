/**
 * Works on payments, also while the server runs: `npm run payments -- <what>`. Without a known `<what>` it lists them and
 * ends with 2.
 */
import { readConfig } from '../config/config.ts'
import { connect } from '../database/connect.ts'
import { createLogger } from '../logging/logger.ts'
import { openToRead } from './open-bills.ts'
import type { PaymentCommand } from './payment-command.ts'
import { paymentCommands } from './payment-commands.ts'
import { home } from './home.ts'
import { stopCommand } from './stop-command.ts'

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const [name = '', ...words] = process.argv.slice(2)
const command: PaymentCommand | undefined = Object.hasOwn(paymentCommands, name)
  ? paymentCommands[name]
  : undefined

const run = async ({ run }: PaymentCommand): Promise<number> => {
  const log = createLogger('warn')
  const config = readConfig(process.env, home())
  const opened = await openToRead(config, log, stopCommand())
  const connection = connect(opened.settings, log)
  try {
    return await run({ database: connection.database, config, log, say }, words)
  } finally {
    await connection.close()
    await opened.close()
  }
}

if (command === undefined) {
  for (const [one, { help }] of Object.entries(paymentCommands)) say(`${one}  ${help}`)
  process.exitCode = 2
} else
  try {
    process.exitCode = await run(command)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
