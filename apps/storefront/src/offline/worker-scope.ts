/** An event that lasts until a promise is settled. */
export interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request
  /** The response for the page, which the browser requests while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}

/** The used part of a service worker's global scope, which the types of pages do not include. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}
