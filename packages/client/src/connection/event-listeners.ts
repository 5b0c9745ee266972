import type { Listen } from './service.ts'

/** The listeners of events; usable before the socket is loaded. */
export interface EventListeners {
  readonly listen: Listen
  /** Calls the listeners of an event by its name on the wire, `{path} {event}`. */
  readonly dispatch: (name: string, record: unknown) => void
}

export const createEventListeners = (): EventListeners => {
  const listeners = new Map<string, Set<(record: unknown) => void>>()
  return {
    listen: (path, event, listener) => {
      const name = `${path} ${event}`
      const own = (record: unknown) => listener(record)
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(own))
      return () => void all.delete(own)
    },
    dispatch: (name, record) => {
      for (const listener of listeners.get(name) ?? []) listener(record)
    },
  }
}
