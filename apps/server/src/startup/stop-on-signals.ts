import type { Logger } from 'pino'
import type { RunningServer } from './server.ts'

/**
 * Stops the server on SIGTERM or SIGINT and exits; a second signal exits immediately. Call it before the start has
 * finished: a signal during the start then stops the server after it.
 */
export const stopOnSignals = (starting: Promise<RunningServer>, log: Logger): void => {
  let asked = false
  const stop = (signal: NodeJS.Signals): void => {
    if (asked) process.exit(1)
    asked = true
    log.info({ signal }, 'stopping')
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'something that was not expected')
    process.exit(1)
  })
}
