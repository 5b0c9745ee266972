/** How the service worker answers a request. */
export type Strategy =
  /** From the network while it answers in time, else the page that was kept. */
  | 'page'
  /** What was kept, else from the network; its name changes with its content. */
  | 'asset'
  /** Likewise, and kept when it was fetched: pictures of dishes. */
  | 'picture'
  /** From the network, else as it was kept, else the app's own: the manifest of a shop's app. */
  | 'manifest'
  /** Not its business: it goes to the network as if there were no service worker. */
  | 'network'

const pictures = /^\/api\/(attachments|thumbs)\/[0-9a-f]{24}$/
const manifests = /^\/api\/shops\/[0-9a-f]{24}\/manifest\.webmanifest$/
const pages = /^\/(?!api\/|console(\/|$))[^.]*$/

/** What of a request decides. */
export interface AskedFor {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** How a request is answered; anything of another origin, the server's calls and the console are left alone. */
export const strategyOf = ({ method, mode, url }: AskedFor, origin: string): Strategy => {
  const { pathname, origin: asked } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'network'
  if (mode === 'navigate') return pages.test(pathname) ? 'page' : 'network'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (manifests.test(pathname)) return 'manifest'
  return pictures.test(pathname) ? 'picture' : 'network'
}
