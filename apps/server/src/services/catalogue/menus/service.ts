import { menus as description } from '@comanda/contract'
import { Type } from '@feathersjs/typebox'
import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { MenuCache } from './menu-cache.ts'
import { menuCacheOf } from './menu-cache-of.ts'
import { isNotModified } from '../../../http/not-modified.ts'
import { bestEncoding, contentEncodings } from '../../../http/content-encoding.ts'
import { validate } from '../../../validation/validator.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'

const ShopId = Type.String({ pattern: '^[0-9a-f]{24}$' })

/** `GET menus/{shop}`: the compressed menu, or 304 if the caller has the current one. */
const serveMenu =
  (menus: MenuCache): Middleware =>
  async (ctx, next) => {
    const id = ctx.lookup?.params?.['__id'] as string | undefined
    if (ctx.method !== 'GET' || id === undefined) {
      await next()
      return
    }
    validate(ShopId, id)
    const snapshot = await menus.shown(id).catch((error: unknown) => {
      throw error instanceof NotFound ? refused(shopNotFound) : error
    })
    ctx.set({ etag: snapshot.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (isNotModified(ctx)) return
    const encoding = bestEncoding(ctx, contentEncodings)
    if (encoding) ctx.set('content-encoding', encoding)
    ctx.type = 'application/json'
    ctx.body = await snapshot.bytes(encoding)
  }

/** A shop's whole menu in one response, cached until a part of it changes. */
export const menus = serveRecords(description, (context) => {
  const cache = menuCacheOf(context)
  return {
    methods: { get: async (id) => (await cache.shown(String(id))).menu },
    koa: { before: [serveMenu(cache)] },
  }
})
