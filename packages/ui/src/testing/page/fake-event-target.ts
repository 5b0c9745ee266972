export interface Registration {
  readonly type: string
  readonly listener: (event: FakeEvent) => void
  readonly isCapture: boolean
}

/** What a test tells of an event, such as its `key`. */
export type EventInit = Readonly<Record<string, unknown>>

/** An event as React and listeners of the page read it. */
export class FakeEvent {
  readonly bubbles = true
  readonly cancelable = true
  readonly timeStamp = Date.now()
  readonly ctrlKey = false
  readonly metaKey = false
  readonly altKey = false
  readonly type: string
  readonly target: FakeEventTarget
  defaultPrevented = false
  cancelBubble = false

  constructor(type: string, target: FakeEventTarget, init: EventInit) {
    this.type = type
    this.target = target
    Object.assign(this, init)
  }

  preventDefault(): void {
    this.defaultPrevented = true
  }

  stopPropagation(): void {
    this.cancelBubble = true
  }
}

/** Something of the page that events reach. */
export class FakeEventTarget {
  readonly #registrations = new Set<Registration>()

  /** Returns the target that an event reaches after this one. */
  eventParent(): FakeEventTarget | undefined {
    return undefined
  }

  addEventListener(
    type: string,
    listener: Registration['listener'],
    options: boolean | { readonly capture?: boolean } = false,
  ): void {
    const isCapture = typeof options === 'boolean' ? options : options.capture === true
    this.#registrations.add({ type, listener, isCapture })
  }

  removeEventListener(type: string, listener: Registration['listener']): void {
    for (const registration of this.#registrations)
      if (registration.type === type && registration.listener === listener)
        this.#registrations.delete(registration)
  }

  /** Dispatches an event to this target: down from the window, and up again until a listener stops it. */
  dispatch(type: string, init: EventInit = {}): FakeEvent {
    const event = new FakeEvent(type, this, init)
    const path = this.#path()
    for (const target of path.toReversed()) target.#call(event, true)
    for (const target of path) target.#call(event, false)
    return event
  }

  #path(): readonly FakeEventTarget[] {
    const parent = this.eventParent()
    return parent ? [this, ...parent.#path()] : [this]
  }

  #call(event: FakeEvent, isCapture: boolean): void {
    for (const registration of this.#registrations)
      if (
        !event.cancelBubble &&
        registration.type === event.type &&
        registration.isCapture === isCapture
      )
        registration.listener(event)
  }
}
