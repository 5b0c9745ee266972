import type { ServerContext } from '../../../calls/served.ts'
import type { App } from '../../../runtime/app.ts'
import { loadMenu } from './load-menu.ts'
import { loadStocks } from './load-stocks.ts'
import { MenuCache } from './menu-cache.ts'
import { menuRevision } from './menu-revision.ts'

const caches = new WeakMap<App, MenuCache>()

const open = ({ app, runtime }: ServerContext): MenuCache => {
  const { reads, bus, now } = runtime
  const cache = new MenuCache({
    load: (shop) => loadMenu(app, reads, shop, now()),
    loadStocks: (shop, owners) => loadStocks(reads, shop, owners),
    revision: (shop) => menuRevision(reads, shop),
    now,
    follow: (shop) => bus.follow(`shop/${shop}`),
  })
  bus.listen((message) => cache.onMessage(message))
  bus.onGap((subjects) => cache.onGap(subjects))
  caches.set(app, cache)
  return cache
}

/** Returns the menus that a server has in memory, the same for all calls. */
export const menuCacheOf = (context: ServerContext): MenuCache =>
  caches.get(context.app) ?? open(context)
