import type { Logger } from 'pino'
import type { BusListener, BusMessage } from '../../runtime/event-bus.ts'

/** Calls every listener. An error of one is logged and does not affect the others. */
export const notifyListeners = (
  listeners: readonly BusListener[],
  message: BusMessage,
  log: Logger,
): void => {
  for (const listener of listeners) {
    try {
      listener(message)
    } catch (error) {
      log.error({ err: error, path: message.path }, 'an event could not be told')
    }
  }
}
