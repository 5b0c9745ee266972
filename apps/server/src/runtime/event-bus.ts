/** A message to the servers: the event of a service, or a message between the servers themselves. */
export interface BusMessage {
  readonly path: string
  readonly event: string
  readonly data: unknown
}

/** What a message is about. Servers receive the subjects that they follow; every server follows `all`. */
export type Subject = 'all' | `shop/${string}` | `user/${string}`

export type BusListener = (message: BusMessage) => void

/** Called with the subjects whose messages may have been lost. */
export type GapListener = (subjects: ReadonlySet<Subject>) => void

/** A subject that is followed until `end` is called. */
export interface Following {
  /**
   * Undefined if the subject's messages arrive already. Otherwise resolves once they do, or after a short time if they
   * cannot: a gap is then reported as soon as they do. Data that the messages keep current is read after it.
   */
  readonly ready: Promise<void> | undefined
  end(): void
}

/** What a bus has counted since its start. */
export interface BusCounts {
  /** Packets that were sent to other servers. */
  readonly sent: number
  /** Packets of other servers that arrived. */
  readonly arrived: number
  /** Packets that were decoded: those of followed subjects. */
  readonly decoded: number
  /** Subjects after a gap. */
  readonly gaps: number
  /** Subjects that are followed now. */
  readonly followed: number
  /** Messages that could not be sent yet. */
  readonly waiting: number
  /** The time from sending to receiving the last packet by the servers' clocks, in ms. */
  readonly lag: number
}

/**
 * Carries messages to every server that follows their subjects, and to this one in any case. Its own are delivered
 * immediately, those of others as they arrive. `onGap` is called after an interruption in which messages of others may
 * have been lost.
 */
export interface EventBus {
  publish(message: BusMessage): void
  listen(listener: BusListener): void
  follow(subject: Subject): Following
  onGap(listener: GapListener): void
  counts(): BusCounts
  /** `listener` gets the time from sending to receiving of each packet of another server, by the servers' clocks, in ms. */
  onDelay(listener: (delay: number) => void): void
  close(): Promise<void>
}
