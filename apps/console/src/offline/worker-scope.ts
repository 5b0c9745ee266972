/** An event that lasts until a promise is settled. */
export interface WaitingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends WaitingEvent {
  readonly request: Request
  readonly respondWith: (response: Promise<Response>) => void
}

/** The used part of a service worker's global scope, which the types of pages do not include. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}
