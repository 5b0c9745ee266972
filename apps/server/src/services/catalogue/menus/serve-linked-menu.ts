import { createHash } from 'node:crypto'
import type { Middleware } from '@feathersjs/koa'
import type { ServerContext } from '../../../calls/served.ts'
import { bestEncoding, contentEncodings } from '../../../http/content-encoding.ts'
import { encodeContent } from '../../../http/encode-content.ts'
import { isNotModified } from '../../../http/not-modified.ts'
import { linkedMenu } from './linked-menu.ts'
import { menuCacheOf } from './menu-cache-of.ts'

const pathForm = /^\/shops\/([0-9a-f]{24})\/menu\.jsonld$/

/** `GET /shops/{id}/menu.jsonld?locale=`: the menu that guests see as schema.org's, for everybody (LINKED-1.4). Throws `NotFound`. */
export const serveLinkedMenu =
  (context: ServerContext): Middleware =>
  async (ctx, next) => {
    const [, shop] = pathForm.exec(ctx.path) ?? []
    if (shop === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    const { menu } = await menuCacheOf(context).shown(shop)
    const site = context.runtime.config.publicUrl ?? `${ctx.protocol}://${ctx.host}`
    const { locale } = ctx.query
    const tags = [...(typeof locale === 'string' ? [locale] : []), ...ctx.acceptsLanguages()]
    const text = Buffer.from(linkedMenu(menu, site, tags))
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const vary = 'accept-encoding, accept-language'
    ctx.set({ etag: `"${hash}"`, 'cache-control': 'no-cache', vary })
    if (isNotModified(ctx)) return
    const encoding = bestEncoding(ctx, contentEncodings)
    if (encoding) ctx.set('content-encoding', encoding)
    ctx.type = 'application/ld+json; charset=utf-8'
    ctx.body = await encodeContent(text, encoding)
  }
