import type { Logger } from 'pino'
import type { BusListener, EventBus } from '../runtime/event-bus.ts'
import { notifyListeners } from './notify-listeners.ts'

/** Returns the bus of a single server. */
export const localBus = (log: Logger): EventBus => {
  const listeners: BusListener[] = []
  return {
    publish: (message) => notifyListeners(listeners, message, log),
    listen: (listener) => {
      listeners.push(listener)
    },
    onGap: () => undefined,
    close: () => Promise.resolve(),
  }
}
