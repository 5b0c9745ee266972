import type { Middleware } from '@feathersjs/koa'
import type { ServerContext } from '../calls/served.ts'
import { webApps } from '../http/web-apps.ts'
import { openFirstScreens } from './first-screens.ts'

/** Search engines and those that show previews of links: their pages have the menu as data, which diners need not load. */
const crawlers = /bot\b|crawler|spider|slurp|bingpreview|externalhit|ia_archiver/i

/** Serves the built apps, the pages of the diner's with their first screens. */
export const serveWeb =
  (root: string) =>
  (context: ServerContext): Middleware => {
    const screens = openFirstScreens(context, root)
    return webApps(root, (ctx, page, tag) => {
      const { path, query, headers } = ctx
      const crawled = crawlers.test(headers['user-agent'] ?? '')
        ? { crawled: context.runtime.config.publicUrl ?? `${ctx.protocol}://${ctx.host}` }
        : {}
      const request = {
        path,
        query,
        cookie: headers.cookie ?? '',
        languages: ctx.acceptsLanguages(),
        ...crawled,
      }
      return screens.filled(request, page, tag)
    })
  }
