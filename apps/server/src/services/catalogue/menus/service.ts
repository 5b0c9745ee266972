import type { App, WireService } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { loadMenu } from './load-menu.ts'
import { MenuCache } from './menu-cache.ts'
import { serveMenu } from './serve-menu.ts'

/** A shop's whole menu in one answer, kept until something in it changes. */
export const menus = (app: App, { database, bus, now }: Runtime): void => {
  const cache = new MenuCache((shop) => loadMenu(app, database, shop), now)
  bus.listen((message) => cache.hear(message))
  bus.onGap(() => cache.clear())
  const get = async (id: unknown) => (await cache.get(String(id))).menu
  app.use('menus', { get } as unknown as WireService, {
    methods: ['get'],
    koa: { before: [serveMenu(cache)] },
  })
}
