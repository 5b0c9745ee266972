import { menus as description } from '@comanda/contract'
import { serveRecords } from '../../../calls/serve-records.ts'
import { loadMenu } from './load-menu.ts'
import { MenuCache } from './menu-cache.ts'
import { serveMenu } from './serve-menu.ts'

/** A shop's whole menu in one response, cached until a part of it changes. */
export const menus = serveRecords(description, ({ app, runtime: { database, bus, now } }) => {
  const cache = new MenuCache((shop) => loadMenu(app, database, shop), now)
  bus.listen((message) => cache.hear(message))
  bus.onGap(() => cache.clear())
  return {
    methods: { get: async (id) => (await cache.get(String(id))).menu },
    koa: { before: [serveMenu(cache)] },
  }
})
