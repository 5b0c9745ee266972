import type { BusMessage, Subject } from '../../runtime/event-bus.ts'

/**
 * The most messages that wait for an unavailable carrier. Older ones are dropped, and the other servers are informed of
 * a gap.
 */
export const mostWaiting = 10_000

/** The messages of a subject that are to be sent. */
export interface Batch {
  readonly messages: readonly BusMessage[]
  /** Whether older ones have been dropped. */
  readonly hasLost: boolean
}

/** Collects the messages to be sent, by their subjects. */
export class Outbox {
  readonly #batches = new Map<Subject, { messages: BusMessage[]; hasLost: boolean }>()
  /** The subjects whose taken messages are being sent. */
  readonly #sending = new Set<Subject>()
  #size = 0

  /** The number of messages. */
  get size(): number {
    return this.#size
  }

  add(subject: Subject, message: BusMessage): void {
    const batch = this.#batches.get(subject)
    if (batch) batch.messages.push(message)
    else this.#batches.set(subject, { messages: [message], hasLost: false })
    this.#size += 1
    this.#dropSome()
  }

  /** Takes out everything but the subjects that are being sent already, so that each stays in order. */
  take(): ReadonlyMap<Subject, Batch> {
    const taken = new Map<Subject, Batch>()
    for (const [subject, batch] of this.#batches) {
      if (this.#sending.has(subject)) continue
      taken.set(subject, batch)
      this.#sending.add(subject)
      this.#batches.delete(subject)
      this.#size -= batch.messages.length
    }
    return taken
  }

  /** Takes back a batch that could not be sent. */
  takeBack(subject: Subject, { messages, hasLost }: Batch): void {
    const newer = this.#batches.get(subject)
    this.#batches.set(subject, {
      messages: [...messages, ...(newer?.messages ?? [])],
      hasLost: hasLost || newer?.hasLost === true,
    })
    this.#size += messages.length
    this.#dropSome()
  }

  /** Lets a subject be taken again. Returns whether there is more of it. */
  release(subject: Subject): boolean {
    this.#sending.delete(subject)
    return this.#batches.has(subject)
  }

  #dropSome(): void {
    if (this.#size <= mostWaiting) return
    for (const batch of this.#batches.values()) {
      const dropped = Math.ceil(batch.messages.length / 2)
      batch.messages.splice(0, dropped)
      batch.hasLost = true
      this.#size -= dropped
    }
  }
}
