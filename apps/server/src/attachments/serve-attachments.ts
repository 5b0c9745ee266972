import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { isNotModified } from '../http/not-modified.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { mediaTypeOf, readRendition, type Rendition } from './rendition.ts'

const pathForm = /^\/(attachments|thumbs)\/([0-9a-f]{24})(?:\.(webp|jpg))?$/

/** The picture of an id never changes, so browsers may cache it for good. */
const forever = 'public, max-age=31536000, immutable'

const one = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const renditionOf = (
  path: string | undefined,
  ending: string | undefined,
  query: Readonly<Record<string, unknown>>,
): Rendition | undefined => {
  const ext = ending ?? one(query['ext'])
  return path === 'thumbs' ? readRendition('thumb', ext) : readRendition(one(query['size']), ext)
}

/** `GET /attachments/{id}?size=&ext=` and `GET /thumbs/{id}` (CALL-3.1, CALL-3.2). */
export const serveAttachments =
  (store: AttachmentStore): Middleware =>
  async (ctx, next) => {
    const asked = /^\/(attachments|thumbs)\//.test(ctx.path)
    if (!asked || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    const [, path, id, ending] = pathForm.exec(ctx.path) ?? []
    const rendition = renditionOf(path, ending, ctx.query)
    const bytes = id && rendition ? await store.rendition(id, rendition) : undefined
    if (!rendition || bytes === undefined)
      throw new NotFound('There is no such picture', { code: 'attachmentNotFound' })
    ctx.set({ 'cache-control': forever, etag: `"${id}-${rendition.size}-${rendition.ext}"` })
    ctx.type = mediaTypeOf(rendition)
    if (isNotModified(ctx)) return
    ctx.body = bytes
  }
