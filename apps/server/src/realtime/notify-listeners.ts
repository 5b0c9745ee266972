import type { Logger } from 'pino'
import type { BusListener, BusMessage } from '../runtime/event-bus.ts'

/** Tells every listener. One that fails is logged: what happened has happened, and the others hear of it. */
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
