/** How the service worker responds to a request. */
export type Strategy =
  /** From the network if it responds in time, else the cached page. */
  | 'page'
  /** From the cache, else from the network; its name changes with its content. */
  | 'asset'
  /** Likewise, and cached when it was fetched: pictures of dishes. */
  | 'picture'
  /** From the network, else from the cache, else the app's own: the manifest of a shop's app. */
  | 'manifest'
  /** From the network, but not twice: a page that is not of this app. */
  | 'navigation'
  /** Not intercepted: the request goes to the network as if there were no service worker. */
  | 'network'

const pictures = /^\/api\/(attachments|thumbs)\/[0-9a-f]{24}$/
const manifests = /^\/api\/shops\/[0-9a-f]{24}\/manifest\.webmanifest$/
const pages = /^\/(?!api\/|console(\/|$))[^.]*$/

/** The parts of a request that decide its strategy. */
export interface InterceptedRequest {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Returns the strategy for a request; other origins, the server's calls and the console are not intercepted. */
export const strategyOf = ({ method, mode, url }: InterceptedRequest, origin: string): Strategy => {
  const { pathname, origin: requested } = new URL(url)
  if (method !== 'GET' || requested !== origin) return 'network'
  if (mode === 'navigate') return pages.test(pathname) ? 'page' : 'navigation'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (manifests.test(pathname)) return 'manifest'
  return pictures.test(pathname) ? 'picture' : 'network'
}
