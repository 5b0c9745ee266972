/** How the service worker responds to a request. */
export type Strategy =
  /** From the network if it responds in time, else the cached page. */
  | 'page'
  /** From the cache, else from the network; its name changes with its content. */
  | 'asset'
  /** Not intercepted. What the server says is never cached here: it is money and work. */
  | 'network'

/** The parts of a request that decide its strategy. */
export interface InterceptedRequest {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Returns the strategy for a request: pages and files of the console, and nothing else. */
export const strategyOf = ({ method, mode, url }: InterceptedRequest, origin: string): Strategy => {
  const { pathname, origin: requested } = new URL(url)
  if (method !== 'GET' || requested !== origin || !pathname.startsWith('/console/'))
    return 'network'
  if (mode === 'navigate') return /\.[^/]*$/.test(pathname) ? 'network' : 'page'
  return pathname.startsWith('/console/assets/') ? 'asset' : 'network'
}
