import type { BusMessage } from '../../runtime/event-bus.ts'

/** How long the events of a record are collected, in ms. */
export const coalesceFor = 100

/** Returns what the events of one record have in common. */
export const recordOf = ({ path, data }: BusMessage): string => {
  const id: unknown = typeof data === 'object' && data !== null && '_id' in data ? data._id : ''
  return `${path} ${String(id)}`
}

/** Returns one event for two of the same record. */
export const combined = (before: BusMessage, after: BusMessage): BusMessage =>
  before.event === 'created' && after.event === 'patched' ? { ...after, event: 'created' } : after

/**
 * Combines the events of a record within a short interval into one with its latest state: an import of a whole menu
 * must not send every step to every phone.
 */
export class Coalescer {
  readonly #waiting = new Map<string, BusMessage>()
  readonly #notify: (message: BusMessage) => void
  constructor(notify: (message: BusMessage) => void) {
    this.#notify = notify
  }

  add(message: BusMessage): void {
    const record = recordOf(message)
    const before = this.#waiting.get(record)
    this.#waiting.set(record, before ? combined(before, message) : message)
    if (before) return
    setTimeout(() => {
      const last = this.#waiting.get(record)
      this.#waiting.delete(record)
      if (last) this.#notify(last)
    }, coalesceFor).unref()
  }
}
