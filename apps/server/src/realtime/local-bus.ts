import type { BusListener, EventBus } from './event-bus.ts'

/** The bus of a server that is alone. */
export const localBus = (): EventBus => {
  const listeners: BusListener[] = []
  return {
    publish: (message) => {
      for (const listener of listeners) listener(message)
    },
    listen: (listener) => {
      listeners.push(listener)
    },
    onGap: () => undefined,
    close: () => Promise.resolve(),
  }
}
