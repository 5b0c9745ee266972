import type { Middleware } from '@feathersjs/koa'
import type { ServerContext } from '../calls/served.ts'
import { webApps } from '../http/web-apps.ts'
import { openFirstScreens } from './first-screens.ts'

/** Serves the built apps, the pages of the diner's with their first screens. */
export const serveWeb =
  (root: string) =>
  (context: ServerContext): Middleware => {
    const screens = openFirstScreens(context, root)
    return webApps(root, (ctx, page, tag) => {
      const { path, query, headers } = ctx
      const request = {
        path,
        query,
        cookie: headers.cookie ?? '',
        languages: ctx.acceptsLanguages(),
      }
      return screens.filled(request, page, tag)
    })
  }
