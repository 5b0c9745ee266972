/** Something that happened, on its way to every server: the event of a service, or the servers' own business. */
export interface BusMessage {
  readonly path: string
  readonly event: string
  readonly data: unknown
}

export type BusListener = (message: BusMessage) => void

/**
 * Carries events to every server, this one too. Events of this server are heard at once; those of others as they come.
 * After a time in which the others could not be heard, `onGap` is told: what they said is lost.
 */
export interface EventBus {
  publish(message: BusMessage): void
  listen(listener: BusListener): void
  onGap(listener: () => void): void
  close(): Promise<void>
}
