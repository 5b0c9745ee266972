import type { Logger } from 'pino'
import type { RunningServer } from './server.ts'

/** In ms: the process ends this long after a signal, whatever has not been closed by then (OPER-2.1). */
const stopLimit = 9_800

/**
 * Stops the server on SIGTERM or SIGINT and exits: with 0 if everything was closed, with 1 otherwise; a second signal
 * exits immediately. `stopping` is aborted with the first, so that a start that waits for something ends.
 */
export const stopOnSignals = (
  starting: Promise<RunningServer>,
  log: Logger,
  stopping: AbortController,
): void => {
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long')
      process.exit(1)
    }, stopLimit)
    starting
      .then(
        (server) => server.stop(),
        () => undefined,
      )
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
