import type { Subject } from '../runtime/event-bus.ts'
import type { PreviousChannel } from './previous-build.ts'

/** What a carrier calls. */
export interface CarrierListener {
  /** A packet has arrived, maybe of a subject that is not followed. */
  readonly onPacket: (packet: string) => void
  /** These subjects arrive again after an interruption in which packets may have been lost. */
  readonly onGap: (subjects: ReadonlySet<Subject>) => void
  /** A packet of a server of the previous build has arrived. */
  readonly onPreviousPacket?: (packet: string) => void
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
  /** Where servers of the previous build may listen; undefined if there can be none. */
  readonly previous?: PreviousChannel
  close(): Promise<void>
}
