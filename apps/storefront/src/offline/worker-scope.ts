/** An event that lives until what it waits for is done. */
export interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface AnsweredEvent extends WaitingEvent {
  readonly request: Request
  /** The page, which the browser asks for while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

/** What of a service worker's global scope is used; the types of the page know nothing of it. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
    (type: 'fetch', listener: (event: AnsweredEvent) => void): void
  }
}
