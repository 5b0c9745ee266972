/** A message to every server: the event of a service, or a message between the servers themselves. */
export interface BusMessage {
  readonly path: string
  readonly event: string
  readonly data: unknown
}

export type BusListener = (message: BusMessage) => void

/**
 * Carries events to every server, including this one. Its own events are delivered immediately, those of others as they
 * arrive. `onGap` is called after an interruption in which events of others were lost.
 */
export interface EventBus {
  publish(message: BusMessage): void
  listen(listener: BusListener): void
  onGap(listener: () => void): void
  close(): Promise<void>
}
