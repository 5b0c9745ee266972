import type { Subject } from '../../runtime/event-bus.ts'

/** What a carrier calls. */
export interface CarrierListener {
  /** A packet has arrived, maybe of a subject that is not followed. */
  readonly onPacket: (packet: string) => void
  /** These subjects arrive again after an interruption in which packets may have been lost. */
  readonly onGap: (subjects: ReadonlySet<Subject>) => void
}

/** Carries packets between servers. It reconnects by itself. */
export interface Carrier {
  /** Sends the packets of a subject in order. Rejects if it cannot. */
  send(subject: Subject, packets: readonly string[]): Promise<void>
  /** Starts to receive. Called once, before any subject is followed. */
  listen(listener: CarrierListener): Promise<void>
  /**
   * Receives a subject from now on. Returns undefined if it arrives at once, otherwise a promise that resolves when it
   * does, however long that takes.
   */
  follow(subject: Subject): Promise<void> | undefined
  unfollow(subject: Subject): void
  close(): Promise<void>
}
