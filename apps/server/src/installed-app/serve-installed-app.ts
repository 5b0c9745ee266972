import { createHash } from 'node:crypto'
import type { AppSetting, Shop, SystemSetting } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { Type } from '@feathersjs/typebox'
import type { Middleware } from '@feathersjs/koa'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { App } from '../runtime/app.ts'
import { isNotModified } from '../http/not-modified.ts'
import { encodeContent } from '../http/encode-content.ts'
import { bestEncoding, contentEncodings } from '../http/content-encoding.ts'
import { validate } from '../validation/validator.ts'
import { AppIcons } from './app-icons.ts'
import { appManifest } from './app-manifest.ts'
import { requestedLocale } from './requested-locale.ts'
import { type IconName, isIconName, ownIcon } from './icon-form.ts'
import { refused } from '../errors/refusal.ts'
import { shopNotFound } from '../errors/shop-not-found.ts'

type Context = Parameters<Middleware>[0]

const ShopId = Type.String({ pattern: '^[0-9a-f]{24}$' })
const pathForm = /^\/shops\/([^/]+)\/(?:(manifest\.webmanifest)|icons\/([a-z0-9-]+)\.png)$/

/** The icon of a tag never changes, so browsers may cache it for good. */
const forever = 'public, max-age=31536000, immutable'

/**
 * `GET /shops/{id}/manifest.webmanifest?locale=` and `GET /shops/{id}/icons/{name}.png`: they give an installed app the
 * name and picture of its shop. Throws `NotFound` with `shopNotFound`.
 */
export const serveInstalledApp = (app: App, store: AttachmentStore): Middleware => {
  const icons = new AppIcons(store)

  const shopOf = async (id: string): Promise<Shop> => {
    try {
      return (await app.service('shops').get(id)) as Shop
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
      throw refused(shopNotFound)
    }
  }
  const first = async <R>(path: 'appSettings' | 'systemSettings'): Promise<R | undefined> =>
    ((await app.service(path).find()) as R[])[0]

  const sendManifest = async (ctx: Context, shop: Shop): Promise<void> => {
    const [look, allowed] = await Promise.all([
      first<AppSetting>('appSettings'),
      first<SystemSetting>('systemSettings'),
    ])
    const planned = await icons.plan(shop, look)
    const locale = requestedLocale(ctx.query['locale'], ctx.acceptsLanguages())
    const manifest = appManifest({ shop, look, allowed, iconTag: planned?.tag }, locale)
    const json = Buffer.from(JSON.stringify(manifest))
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22)
    const vary = 'accept-encoding, accept-language'
    ctx.set({ etag: `"${hash}"`, 'cache-control': 'no-cache', vary })
    if (isNotModified(ctx)) return
    const encoding = bestEncoding(ctx, contentEncodings)
    if (encoding) ctx.set('content-encoding', encoding)
    ctx.type = 'application/manifest+json; charset=utf-8'
    ctx.body = await encodeContent(json, encoding)
  }

  const sendIcon = async (ctx: Context, shop: Shop, name: IconName): Promise<void> => {
    const look = await first<AppSetting>('appSettings')
    const planned = await icons.plan(shop, look)
    const isTagged = planned !== undefined && ctx.query['v'] === planned.tag
    ctx.set({ 'cache-control': isTagged ? forever : 'no-cache' })
    const bytes = planned && (await icons.draw(planned, name))
    if (!bytes) {
      ctx.redirect(ownIcon[name])
      return
    }
    ctx.set({ etag: `"${name}-${planned.tag}"` })
    if (isNotModified(ctx)) return
    ctx.type = 'image/png'
    ctx.body = bytes
  }

  return async (ctx, next) => {
    const [, id, manifest, icon] = pathForm.exec(ctx.path) ?? []
    if (id === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    validate(ShopId, id)
    if (manifest === undefined && !isIconName(icon)) throw new NotFound('There is no such icon')
    const shop = await shopOf(id)
    if (isIconName(icon)) await sendIcon(ctx, shop, icon)
    else await sendManifest(ctx, shop)
  }
}
