import type { Logger } from 'pino'
import type { BusListener, EventBus } from '../../runtime/event-bus.ts'
import { notifyListeners } from './notify-listeners.ts'

/** Returns the bus of a single server: nothing comes from others, so every subject is followed. */
export const localBus = (log: Logger): EventBus => {
  const listeners: BusListener[] = []
  return {
    publish: (message) => notifyListeners(listeners, message, log),
    listen: (listener) => {
      listeners.push(listener)
    },
    follow: () => ({ ready: undefined, end: () => undefined }),
    onGap: () => undefined,
    onDelay: () => undefined,
    counts: () => ({ sent: 0, arrived: 0, decoded: 0, gaps: 0, followed: 0, waiting: 0, lag: 0 }),
    close: () => Promise.resolve(),
  }
}
