import type { Logger } from 'pino'
import type { RunningServer } from './server.ts'

/**
 * SIGTERM or SIGINT finishes what runs and ends the process, as soon as it has started; a second one ends it at once.
 * Called before the start is over, so that a start is not cut short half way.
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
