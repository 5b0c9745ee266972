import type { BusMessage } from '../runtime/event-bus.ts'

/** How long the events of a record are gathered, in ms. */
export const gatherFor = 100

const keyOf = ({ path, data }: BusMessage): string => {
  const id: unknown = typeof data === 'object' && data !== null && '_id' in data ? data._id : ''
  return `${path} ${String(id)}`
}

/** What remains to be told of two events of one record. */
const joined = (before: BusMessage, after: BusMessage): BusMessage =>
  before.event === 'created' && after.event === 'patched' ? { ...after, event: 'created' } : after

/**
 * Tells of several events of a record within a moment once, as it stands then: whoever changes a whole menu does not send
 * every phone every step.
 */
export class Coalescer {
  readonly #waiting = new Map<string, BusMessage>()
  readonly #notify: (message: BusMessage) => void
  constructor(notify: (message: BusMessage) => void) {
    this.#notify = notify
  }

  add(message: BusMessage): void {
    const key = keyOf(message)
    const before = this.#waiting.get(key)
    this.#waiting.set(key, before ? joined(before, message) : message)
    if (before) return
    setTimeout(() => {
      const last = this.#waiting.get(key)
      this.#waiting.delete(key)
      if (last) this.#notify(last)
    }, gatherFor).unref()
  }
}
