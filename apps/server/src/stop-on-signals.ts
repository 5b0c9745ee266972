import type { Logger } from 'pino'
import type { RunningServer } from './server.ts'

/** SIGTERM or SIGINT finishes what runs and ends the process; a second one ends it at once. */
export const stopOnSignals = (server: RunningServer, log: Logger): void => {
  let asked = false
  const stop = (signal: NodeJS.Signals): void => {
    if (asked) process.exit(1)
    asked = true
    log.info({ signal }, 'stopping')
    server.stop().then(
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
